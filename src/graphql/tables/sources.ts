import type { SeatView, WarView } from '../../round';
import type { GiolittiGameSource } from '../giolitti/sources';
import type { RoundReading } from '../snapshots/by-game';
import type { RoundTableSource } from '../nodes/sources';

/** Whatever is played at: the table of a round, or a game of a dynasty. */
export type TableSource = RoundTableSource | GiolittiGameSource;

export type SlotsSittingSource = RoundTableSource;
export type WarSource = RoundTableSource;
export type WarSeatSource = { readonly reading: RoundReading; readonly seat: SeatView };
type DrawView = WarView['draws'][number];
export type WarDrawSource = { readonly reading: RoundReading; readonly draw: DrawView };
export type DrawnCardSource = {
  readonly reading: RoundReading;
  readonly drawn: DrawView['cards'][number];
};

/** The type in the schema of each kind of table. */
const TYPES = { SLOTS: 'SlotsSitting', WAR: 'War' } as const;

type TableType = (typeof TYPES)[keyof typeof TYPES] | GiolittiGameSource['type'];

export const tableType = (source: TableSource): TableType =>
  source.type === 'GiolittiGame' ? source.type : TYPES[source.row.kind];
