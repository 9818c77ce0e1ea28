import { rulesInstant, sha256OfText } from '../../kernel';
import { requireScope } from '../access';
import { instantOf, readBetween, readKey, readName } from '../input/checks';
import type { MutationField } from '../mutation-field';
import { done, invited, isRound } from '../submit';
import { chooseRuleset, requireTempo } from '../seasons/choose-ruleset';
import { refusedAtOnce } from '../seasons/refused-at-once';

const LONGEST_DAY_SECONDS = 31_536_000;

/** The invitation code itself is kept nowhere: a repeat with the same key makes the same again. */
export const createRound: MutationField<'createRound'> = async (_root, { input }, context) => {
  const { account } = requireScope(context, 'HOST');
  const key = readKey(input.idempotencyKey);
  const name = readName('name', input.name, 80);
  const tempo = input.tempo ?? null;
  const chosen = chooseRuleset({
    edition: input.edition ?? null,
    patch: input.ruleset,
    rulesDaySeconds: tempo === null ? null : readBetween('tempo', tempo, 1, LONGEST_DAY_SECONDS),
    steward: input.steward ?? null,
  });
  if ('refusal' in chosen) return refusedAtOnce(chosen.refusal);
  requireTempo(chosen.document, input.rehearsal ?? false, context.deps.leastDaySeconds);
  const visibility = input.visibility ?? 'PUBLIC';
  const inviteCode =
    visibility === 'PUBLIC' ? null : context.deps.accounts.code(account.id, 'createRound', key);
  const { startsAt, startsAtRulesTime } = input;
  const outcome = await context.deps.engine.create(
    {
      type: 'CreateRound',
      name,
      visibility,
      inviteHash: inviteCode === null ? null : sha256OfText(inviteCode),
      document: chosen.document,
      startsAtMs: typeof startsAt === 'string' ? instantOf(startsAt) : null,
      rulesStartMs:
        typeof startsAtRulesTime === 'string' ? rulesInstant(instantOf(startsAtRulesTime)) : null,
      rehearsal: input.rehearsal ?? false,
    },
    { accountId: account.id, idempotencyKey: key, isGuest: account.handle === null },
  );
  return invited(await done(context, outcome, isRound), inviteCode);
};
