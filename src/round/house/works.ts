import { byOrdinal } from '../../kernel';
import type { Owner, Transfer } from '../../kernel';
import { workOfItem } from '../model/items';
import type { RoundState } from '../model/state';
import type { WorkRow } from './vocabulary';

/** Of several, the earlier Work first [ruling E8]. */
export const worksOf = (state: RoundState, owner: Owner): WorkRow[] =>
  state.by('works', 'owner', owner).sort(byOrdinal);

/** For every event with transfers: a Work's row has its new owner. */
export function updateWorkOwners(state: RoundState, transfers: readonly Transfer[]): void {
  for (const { item, to } of transfers) {
    const id = workOfItem(item);
    const work = id === null ? undefined : state.get('works', id);
    if (work !== undefined) state.put('works', { ...work, owner: to });
  }
}

/** Works of Art in the order of making, of one owner or of all, including destroyed ones. */
export const worksWith = (state: RoundState, owner: Owner | null): WorkRow[] =>
  owner === null ? state.all('works').sort(byOrdinal) : worksOf(state, owner);
