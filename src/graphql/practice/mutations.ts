import { MOST_BOTS } from '../../engine';
import { sha256OfText } from '../../kernel';
import type { Refusal } from '../../kernel';
import { requireScope } from '../context/access';
import { readBetween, readKey, readPersonName } from '../input/checks';
import type { MutationField } from '../mutations/mutation-field';
import { refusedWithoutSeason } from '../mutations/refused-without-season';
import { playerRowOf } from '../snapshots/season-view';
import { mutationResult } from '../mutations/submit';
import { foundingOf } from './founding';

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
    inviteCode: accounts.inviteCodeFor(account.id, 'startPractice', idempotencyKey),
  };
  const { kind, edition = null } = input;
  const called = named(asked.bots, asked.inviteCode);
  const founded = foundingOf({ kind, edition }, called);
  if ('refusal' in founded) return refusedWithoutSeason(founded.refusal);
  if (practice === undefined) return refusedWithoutSeason(NOT_OFFERED);
  const outcome = await practice.start({ ...asked, ...founded });
  const ended = await mutationResult(context, outcome, (snapshot) => snapshot.kind === kind);
  const row = ended.snapshot === null ? null : playerRowOf(ended.snapshot, account.id);
  return { ...ended, subject: row?.id ?? null };
};

const NOT_OFFERED: Refusal = { code: 'PRACTICE_NOT_OFFERED', rule: null, facts: {} };

const named = (bots: number, inviteCode: string) =>
  ({
    name: `Practice against ${String(bots)} ${bots === 1 ? 'bot' : 'bots'}`,
    visibility: 'INVITATION',
    inviteHash: sha256OfText(inviteCode),
    newCode: inviteCode,
  }) as const;

const NAMES = { ROUND: 'Exhibition: Auction Casino', DYNASTY: 'Exhibition: Giolitti' } as const;
const BOTS = { ROUND: 4, DYNASTY: 2 } as const;

/** Works without an account: an exhibition is public. */
export const startExhibition: MutationField<'startExhibition'> = async (
  _root,
  { input: { kind, idempotencyKey } },
  context,
) => {
  readKey(idempotencyKey);
  const { exhibitions } = context.deps;
  if (exhibitions === undefined) return refusedWithoutSeason(NOT_OFFERED);
  const called = { name: NAMES[kind], visibility: 'PUBLIC', inviteHash: null } as const;
  const founded = foundingOf({ kind, edition: null }, called);
  if ('refusal' in founded) return refusedWithoutSeason(founded.refusal);
  const outcome = await exhibitions.exhibit({ kind, bots: BOTS[kind], ...founded });
  return mutationResult(context, outcome, (snapshot) => snapshot.kind === kind);
};
