import { MOST_BOTS } from '../../engine';
import { sha256OfText } from '../../kernel';
import type { Refusal } from '../../kernel';
import type { PracticeAsked } from '../../practice';
import { requireScope } from '../access';
import type { StartPracticeInput } from '../generated/resolvers';
import { readBetween, readKey, readPersonName } from '../input/checks';
import type { MutationField } from '../mutation-field';
import { chooseDynastyRuleset, chooseRuleset } from '../seasons/choose-ruleset';
import { refusedAtOnce } from '../seasons/refused-at-once';
import { playerRowOf } from '../seasons/season-view';
import { done } from '../submit';
import { openingOf } from './opening';

const USUAL = { ROUND: 4, DYNASTY: 1 } as const;

export const startPractice: MutationField<'startPractice'> = async (_root, { input }, context) => {
  requireScope(context, 'PLAY');
  const { account } = requireScope(context, 'HOST');
  const { accounts, practice } = context.deps;
  const present = (await context.accountsById.get(account.id)) ?? account;
  const idempotencyKey = readKey(input.idempotencyKey);
  const asked = {
    asking: { accountId: account.id, idempotencyKey, isGuest: present.handle === null },
    address: context.address,
    name: readPersonName('name', input.name ?? present.displayName, 40),
    bots: readBetween('opponents', input.opponents ?? USUAL[input.kind], 1, MOST_BOTS),
    inviteCode: accounts.code(account.id, 'startPractice', idempotencyKey),
  };
  const founded = foundingOf(input, asked);
  if ('refusal' in founded) return refusedAtOnce(founded.refusal);
  if (practice === undefined) return refusedAtOnce(NOT_OFFERED);
  const outcome = await practice.start({ ...asked, ...founded });
  const ended = await done(context, outcome, ({ kind }) => kind === input.kind);
  const row = ended.reading === null ? null : playerRowOf(ended.reading, account.id);
  return { ...ended, subject: row?.id ?? null };
};

const NOT_OFFERED: Refusal = { code: 'PRACTICE_NOT_OFFERED', rule: null, facts: {} };

type Founding = Pick<PracticeAsked, 'command' | 'opensAtMs'>;

function foundingOf(
  { kind, edition = null }: StartPracticeInput,
  { bots, inviteCode }: Pick<PracticeAsked, 'bots' | 'inviteCode'>,
): Founding | { readonly refusal: Refusal } {
  const asked = { edition, patch: null, rulesDaySeconds: null, steward: true };
  const common = {
    name: `Practice against ${String(bots)} ${bots === 1 ? 'bot' : 'bots'}`,
    visibility: 'INVITATION',
    inviteHash: sha256OfText(inviteCode),
    newCode: inviteCode,
    rulesStartMs: null,
    rehearsal: true,
  } as const;
  if (kind === 'ROUND') {
    const chosen = chooseRuleset(asked);
    if ('refusal' in chosen) return chosen;
    const { startsAtMs, opensAtMs } = openingOf(chosen.document);
    const command = { type: 'CreateRound', ...common, ...chosen, startsAtMs } as const;
    return { command, opensAtMs };
  }
  const chosen = chooseDynastyRuleset({ ...asked, automaticDealing: true });
  if ('refusal' in chosen) return chosen;
  const command = {
    ...({ type: 'CreateDynasty', ...common, ...chosen } as const),
    dealerAccountId: null,
    startsAtMs: null,
  };
  return { command, opensAtMs: null };
}
