import type { Refusal } from '../../kernel';
import type { SeasonSnapshot } from '../../engine';
import type { Context } from '../context/context';

/** Whether the house's bots play it among themselves, for whoever watches: nobody else sits down there. */
export async function isExhibition(
  { record: { rehearsal, hostAccountId } }: SeasonSnapshot,
  { accountsById }: Pick<Context, 'accountsById'>,
): Promise<boolean> {
  if (!rehearsal) return false;
  const host = await accountsById.get(hostAccountId);
  return host?.bot?.seasonId === null;
}

export const PLAYED_FOR_SHOW: Refusal = { code: 'PLAYED_FOR_SHOW', rule: null, facts: {} };
