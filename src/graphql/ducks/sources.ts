import type { DuckRow } from '../../round';
import type { RoundSnapshot } from '../snapshots/by-game';
import { duckSource } from '../nodes/sources';
import type { DuckSource } from '../nodes/sources';

/** Throws if the duck has never existed. */
export const duckOf = (snapshot: RoundSnapshot, id: DuckRow['id']): DuckSource =>
  duckSource(snapshot, snapshot.state.need('ducks', id));
