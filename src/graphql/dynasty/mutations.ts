import { accountId, rulesInstant } from '../../kernel';
import type { AccountId } from '../../kernel';
import { requireScope } from '../context/access';
import type { Context } from '../context/context';
import { badInput } from '../errors/fault';
import { parseId } from '../ids/global-ids';
import { instantOf, readBetween, readClientSeed } from '../input/checks';
import type { MutationField } from '../mutations/mutation-field';
import { chooseDynastyRuleset, requireTempo } from '../seasons/choose-ruleset';
import { readFounding } from '../seasons/read-founding';
import { refusedWithoutSeason } from '../mutations/refused-without-season';
import { isDynasty } from '../snapshots/by-game';
import { mutationResult, withInviteCode, submitToItsDynasty } from '../mutations/submit';

const LONGEST_DAY_SECONDS = 31_536_000;

export const createDynasty: MutationField<'createDynasty'> = async (_root, { input }, context) => {
  const { account } = requireScope(context, 'HOST');
  const { key, inviteCode, founding } = readFounding(context, account.id, 'createDynasty', input);
  const tempo = input.tempo ?? null;
  const chosen = chooseDynastyRuleset({
    edition: input.edition ?? null,
    patch: input.ruleset,
    rulesDaySeconds: tempo === null ? null : readBetween('tempo', tempo, 1, LONGEST_DAY_SECONDS),
    steward: input.steward ?? null,
    automaticDealing: input.automaticDealing ?? null,
  });
  if ('refusal' in chosen) return refusedWithoutSeason(chosen.refusal);
  const { startsAt, startsAtRulesTime } = input;
  const rehearsal = input.rehearsal ?? false;
  requireTempo(chosen.document, rehearsal, context.deps.leastDaySeconds);
  if (typeof startsAt === 'string' && !rehearsal) {
    throw badInput('startsAt', 'left out: only a rehearsal can start at another time than now');
  }
  const outcome = await context.deps.engine.create(
    {
      type: 'CreateDynasty',
      ...founding,
      document: chosen.document,
      dealerAccountId: await readDealer(context, input.dealerId ?? null),
      startsAtMs: typeof startsAt === 'string' ? instantOf(startsAt) : null,
      rulesStartMs:
        typeof startsAtRulesTime === 'string' ? rulesInstant(instantOf(startsAtRulesTime)) : null,
      rehearsal,
    },
    { accountId: account.id, idempotencyKey: key, isGuest: account.handle === null },
  );
  return withInviteCode(await mutationResult(context, outcome, isDynasty), inviteCode);
};

async function readDealer({ accountsById }: Context, id: string | null): Promise<AccountId | null> {
  if (id === null) return null;
  const named = parseId(id);
  const account = named?.type === 'Account' ? await accountsById.get(accountId(named.id)) : null;
  if (account === null) throw badInput('dealerId', 'the id of an account');
  return account.id;
}

export const publishRuleset: MutationField<'publishRuleset'> = (_root, { input }, context) =>
  submitToItsDynasty(context, 'HOST', input, () => ({
    type: 'PublishRuleset',
    patch: input.patch,
  }));

export const setReadiness: MutationField<'setReadiness'> = (_root, { input }, context) =>
  submitToItsDynasty(context, 'PLAY', input, () => ({
    type: 'SetReadiness',
    ready: input.ready,
    clientSeed: readClientSeed(input.clientSeed),
  }));
