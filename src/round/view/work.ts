import { byOrdinal } from '../../kernel';
import type { Owner } from '../../kernel';
import type { WorkRow } from '../house/vocabulary';
import { worksOf } from '../house/works';
import type { RoundState } from '../model/state';

/** Works of Art in the order of making, of one owner or of all, including destroyed ones. */
export const worksWith = (state: RoundState, owner: Owner | null): WorkRow[] =>
  owner === null ? state.all('works').sort(byOrdinal) : worksOf(state, owner);
