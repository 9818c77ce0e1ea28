import type { Refusal } from '../../kernel';
import type { SeasonSnapshot } from '../../engine';
import type { Context } from '../context/context';

/** True if only the server's bots play the season, for spectators. */
export async function isExhibition(
  { record: { rehearsal, hostAccountId } }: SeasonSnapshot,
  { accountsById }: Pick<Context, 'accountsById'>,
): Promise<boolean> {
  if (!rehearsal) return false;
  const host = await accountsById.get(hostAccountId);
  return host?.bot?.seasonId === null;
}

export const PLAYED_FOR_SHOW: Refusal = { code: 'PLAYED_FOR_SHOW', rule: null, facts: {} };
