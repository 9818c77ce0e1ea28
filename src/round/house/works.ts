import { byOrdinal } from '../../kernel';
import type { Owner, Transfer } from '../../kernel';
import { workOfItem } from '../model/items';
import type { RoundState } from '../model/state';
import type { WorkRow } from './vocabulary';

/** The owner's Works, the earlier Work first [ruling E8]. */
export const worksOf = (state: RoundState, owner: Owner): WorkRow[] =>
  state.by('works', 'owner', owner).sort(byOrdinal);

/** Stores the new owners of transferred Works. Call it for every event with transfers. */
export function updateWorkOwners(state: RoundState, transfers: readonly Transfer[]): void {
  for (const { item, to } of transfers) {
    const id = workOfItem(item);
    const work = id === null ? undefined : state.get('works', id);
    if (work !== undefined) state.put('works', { ...work, owner: to });
  }
}

/**
 * The Works of one owner, or all Works if `owner` is null, destroyed Works included, in the order
 * in which they were made.
 */
export const worksWith = (state: RoundState, owner: Owner | null): WorkRow[] =>
  owner === null ? state.all('works').sort(byOrdinal) : worksOf(state, owner);
