import { sha256OfText } from '../../kernel';
import type { Context } from '../context/context';
import { badInput } from '../errors/fault';
import { readSeasonId, seasonGlobalId } from '../ids/global-ids';
import { readPersonName, readKey } from '../input/checks';
import type { MutationField } from '../mutations/mutation-field';
import { submitAsOutsider, submitToSeason, withInviteCode } from '../mutations/submit';
import { requireScope } from '../context/access';
import { refusedWithoutSeason } from '../mutations/refused-without-season';
import { readPlayerOf } from '../input/local-ids';
import { findInvited, limitGuesses, inviteCodeIn } from './invitation';
import { isExhibition, PLAYED_FOR_SHOW } from './exhibitions';
import { readDescription, readSeasonName } from './read-founding';

export const joinSeason: MutationField<'joinSeason'> = async (_root, { input }, context) => {
  requireScope(context, 'PLAY');
  const { idempotencyKey = null } = input;
  const inviteCode = typeof input.inviteCode === 'string' ? inviteCodeIn(input.inviteCode) : null;
  const seasonId = input.seasonId ?? (await seasonOf(context, inviteCode));
  if (seasonId === null) {
    return refusedWithoutSeason({ code: 'INVITE_WRONG', rule: 'seasons', facts: {} });
  }
  if (await isClosed(context, seasonId)) return refusedWithoutSeason(PLAYED_FOR_SHOW);
  const own = context.viewer?.account ?? null;
  // The display name may have changed since the socket opened.
  const present = own === null ? null : await context.accountsById.get(own.id);
  const name = input.name ?? null;
  const join = (): ReturnType<typeof submitAsOutsider> =>
    submitAsOutsider(context, 'PLAY', { seasonId, idempotencyKey }, ({ viewer }) => ({
      type: 'JoinSeason',
      name: readPersonName('name', name ?? (present ?? viewer.account).displayName, 40),
      inviteCode,
    }));
  return inviteCode === null ? join() : limitGuesses(context, join, isWrong);
};

const isWrong = ({ refusal }: Awaited<ReturnType<typeof submitAsOutsider>>): boolean =>
  refusal?.code === 'INVITE_WRONG';

/** True if only the server's bots may join. */
async function isClosed(context: Context, seasonId: string): Promise<boolean> {
  if (context.viewer?.account.bot !== null) return false;
  const snapshot = await context.deps.engine.read(readSeasonId('seasonId', seasonId));
  return snapshot !== null && isExhibition(snapshot, context);
}

/** The season of the invitation code; null for none. */
async function seasonOf(context: Context, code: string | null): Promise<string | null> {
  if (code === null) throw badInput('seasonId', 'the season, or `inviteCode` in its place');
  const record = await findInvited(context, code);
  return record === null ? null : seasonGlobalId(record.kind, record.id);
}

export const leaveSeason: MutationField<'leaveSeason'> = (_root, { input }, context) =>
  submitToSeason(context, 'PLAY', input, () => ({ type: 'LeaveSeason' }));

export const removePlayer: MutationField<'removePlayer'> = (_root, { input }, context) =>
  submitToSeason(context, 'HOST', input, ({ seasonId }) => ({
    type: 'RemovePlayer',
    playerId: readPlayerOf(seasonId, 'playerId', input.playerId),
  }));

/** A repeated key gives the same code again. */
export const rotateInvite: MutationField<'rotateInvite'> = async (_root, { input }, context) => {
  const { account } = requireScope(context, 'HOST');
  const place = `rotateInvite ${input.seasonId}`;
  const key = readKey(input.idempotencyKey);
  const inviteCode = context.deps.accounts.inviteCodeFor(account.id, place, key);
  const done = await submitToSeason(context, 'HOST', input, () => ({
    type: 'RotateInvite',
    inviteHash: sha256OfText(inviteCode),
    newCode: inviteCode,
  }));
  return withInviteCode(done, inviteCode);
};

export const goIdle: MutationField<'goIdle'> = (_root, { input }, context) =>
  submitToSeason(context, 'PLAY', input, () => ({ type: 'GoIdle' }));

export const comeBack: MutationField<'comeBack'> = (_root, { input }, context) =>
  submitToSeason(context, 'PLAY', input, () => ({ type: 'ComeBack' }));

export const describeSeason: MutationField<'describeSeason'> = (_root, { input }, context) =>
  submitToSeason(context, 'HOST', input, () => ({
    type: 'DescribeSeason',
    name: typeof input.name === 'string' ? readSeasonName(input.name) : null,
    description: typeof input.description === 'string' ? readDescription(input.description) : null,
  }));

export const closeSeason: MutationField<'closeSeason'> = (_root, { input }, context) =>
  submitToSeason(context, 'HOST', input, () => ({ type: 'CloseSeason' }));
