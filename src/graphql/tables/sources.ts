import type { Reading } from '../../engine';
import type { SeatView, WarView } from '../../round';
import type { TableSource } from '../sources';

export type SeatSource = { readonly reading: Reading; readonly seat: SeatView };
type DrawView = WarView['draws'][number];
export type WarDrawSource = { readonly reading: Reading; readonly draw: DrawView };
export type DrawnCardSource = {
  readonly reading: Reading;
  readonly drawn: DrawView['cards'][number];
};

/** The type in the schema of each kind of table. */
const TYPES = { SLOTS: 'SlotsSitting', WAR: 'War' } as const;

export const tableType = ({ row }: TableSource): (typeof TYPES)[keyof typeof TYPES] =>
  TYPES[row.kind];
