import type { Context } from '../context/context';
import { badInput } from '../errors/fault';
import { readSeasonId, seasonGlobalId } from '../ids/global-ids';
import { readPersonName } from '../input/checks';
import { findInvited, guessed, inviteCodeIn } from './invitation';
import type { MutationField } from '../mutations/mutation-field';
import { isForShow, PLAYED_FOR_SHOW } from './for-show';
import { submitUnseen } from '../mutations/submit';
import { requireScope } from '../context/access';
import { refusedAtOnce } from '../mutations/refused-at-once';

export const joinSeason: MutationField<'joinSeason'> = async (_root, { input }, context) => {
  requireScope(context, 'PLAY');
  const { idempotencyKey = null } = input;
  const inviteCode = typeof input.inviteCode === 'string' ? inviteCodeIn(input.inviteCode) : null;
  const seasonId = input.seasonId ?? (await seasonOf(context, inviteCode));
  if (seasonId === null) return refusedAtOnce({ code: 'INVITE_WRONG', rule: 'seasons', facts: {} });
  if (await isClosed(context, seasonId)) return refusedAtOnce(PLAYED_FOR_SHOW);
  const own = context.viewer?.account ?? null;
  // A socket was opened under the name of then.
  const present = own === null ? null : await context.accountsById.get(own.id);
  const name = input.name ?? null;
  const join = (): ReturnType<typeof submitUnseen> =>
    submitUnseen(context, 'PLAY', { seasonId, idempotencyKey }, ({ viewer }) => ({
      type: 'JoinSeason',
      name: readPersonName('name', name ?? (present ?? viewer.account).displayName, 40),
      inviteCode,
    }));
  return inviteCode === null ? join() : guessed(context, join, isWrong);
};

const isWrong = ({ refusal }: Awaited<ReturnType<typeof submitUnseen>>): boolean =>
  refusal?.code === 'INVITE_WRONG';

/** To everybody but the house's bots. */
async function isClosed(context: Context, seasonId: string): Promise<boolean> {
  if (context.viewer?.account.bot !== null) return false;
  const reading = await context.deps.engine.read(readSeasonId('seasonId', seasonId));
  return reading !== null && isForShow(reading, context);
}

/** The season to which the code invites; null for none. */
async function seasonOf(context: Context, code: string | null): Promise<string | null> {
  if (code === null) throw badInput('seasonId', 'the season, or `inviteCode` in its place');
  const record = await findInvited(context, code);
  return record === null ? null : seasonGlobalId(record.kind, record.id);
}
