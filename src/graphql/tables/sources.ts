import type { RoundReading } from '../../engine';
import type { SeatView, WarView } from '../../round';
import type { GameSource } from '../giolitti/sources';
import type { TableSource } from '../sources';

/** Whatever is played at: the table of a round, or a game of a dynasty. */
export type AnyTableSource = TableSource | GameSource;

export type SeatSource = { readonly reading: RoundReading; readonly seat: SeatView };
type DrawView = WarView['draws'][number];
export type WarDrawSource = { readonly reading: RoundReading; readonly draw: DrawView };
export type DrawnCardSource = {
  readonly reading: RoundReading;
  readonly drawn: DrawView['cards'][number];
};

/** The type in the schema of each kind of table. */
const TYPES = { SLOTS: 'SlotsSitting', WAR: 'War' } as const;

type TableType = (typeof TYPES)[keyof typeof TYPES] | GameSource['type'];

export const tableType = (source: AnyTableSource): TableType =>
  source.type === 'GiolittiGame' ? source.type : TYPES[source.row.kind];
