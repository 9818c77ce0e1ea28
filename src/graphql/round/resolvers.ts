import { rulesInstant } from '../../kernel';
import { rulesetOf } from '../../round';
import { requireScope } from '../context/access';
import { instantOf, readBetween } from '../input/checks';
import type { MutationField } from '../mutations/mutation-field';
import { isRound } from '../snapshots/by-game';
import { mutationResult, withInviteCode } from '../mutations/submit';
import { chooseRuleset, requireTempo } from '../seasons/choose-ruleset';
import { readFounding } from '../seasons/read-founding';
import { refusedWithoutSeason } from '../mutations/refused-without-season';
import type { Resolvers } from '../generated/resolvers';
import { currencyOf } from '../rulesets/round-rules';
import { seasonField, seasonFields } from '../seasons/season-fields';

const LONGEST_DAY_SECONDS = 31_536_000;

const createRound: MutationField<'createRound'> = async (_root, { input }, context) => {
  const { account } = requireScope(context, 'HOST');
  const { key, inviteCode, founding } = readFounding(context, account.id, 'createRound', input);
  const tempo = input.tempo ?? null;
  const chosen = chooseRuleset({
    edition: input.edition ?? null,
    patch: input.ruleset,
    rulesDaySeconds: tempo === null ? null : readBetween('tempo', tempo, 1, LONGEST_DAY_SECONDS),
    steward: input.steward ?? null,
  });
  if ('refusal' in chosen) return refusedWithoutSeason(chosen.refusal);
  requireTempo(chosen.document, input.rehearsal ?? false, context.deps.leastDaySeconds);
  const { startsAt, startsAtRulesTime } = input;
  const outcome = await context.deps.engine.create(
    {
      type: 'CreateRound',
      ...founding,
      document: chosen.document,
      startsAtMs: typeof startsAt === 'string' ? instantOf(startsAt) : null,
      rulesStartMs:
        typeof startsAtRulesTime === 'string' ? rulesInstant(instantOf(startsAtRulesTime)) : null,
      rehearsal: input.rehearsal ?? false,
    },
    { accountId: account.id, idempotencyKey: key, isGuest: account.handle === null },
  );
  return withInviteCode(await mutationResult(context, outcome, isRound), inviteCode);
};

export const roundResolvers: Resolvers = {
  Mutation: { createRound },
  Round: {
    ...seasonFields,
    steward: seasonField((view) => view.steward),
    currency: async (source) => currencyOf(rulesetOf((await source.snapshot()).state)),
  },
};
