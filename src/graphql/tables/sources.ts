import type { SeatView, WarView } from '../../round';
import type { RoundSnapshot } from '../snapshots/by-game';
import type { RoundTableSource } from '../nodes/sources';

export type SlotsSittingSource = RoundTableSource;
export type WarSource = RoundTableSource;
export type WarSeatSource = { readonly snapshot: RoundSnapshot; readonly seat: SeatView };
type DrawView = WarView['draws'][number];
export type WarDrawSource = { readonly snapshot: RoundSnapshot; readonly draw: DrawView };
export type DrawnCardSource = {
  readonly snapshot: RoundSnapshot;
  readonly drawn: DrawView['cards'][number];
};
