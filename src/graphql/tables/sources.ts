import type { SeatView, WarView } from '../../round';
import type { RoundReading } from '../snapshots/by-game';
import type { RoundTableSource } from '../nodes/sources';

export type SlotsSittingSource = RoundTableSource;
export type WarSource = RoundTableSource;
export type WarSeatSource = { readonly reading: RoundReading; readonly seat: SeatView };
type DrawView = WarView['draws'][number];
export type WarDrawSource = { readonly reading: RoundReading; readonly draw: DrawView };
export type DrawnCardSource = {
  readonly reading: RoundReading;
  readonly drawn: DrawView['cards'][number];
};
