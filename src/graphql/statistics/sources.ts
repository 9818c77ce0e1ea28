import type { CampioneCount, DynastyStatistics } from '../../dynasty';
import type { RoundStatistics } from '../../round';
import type { DynastySnapshot, RoundSnapshot } from '../snapshots/by-game';

type Of<Reading, S> = { readonly snapshot: Reading; readonly statistics: S };
export type RoundStatisticsSource = Of<RoundSnapshot, RoundStatistics>;
export type DynastyStatisticsSource = Of<DynastySnapshot, DynastyStatistics>;
export type CampioneCountSource = CampioneCount & { readonly snapshot: DynastySnapshot };
export type { CardPrice as CardPriceSource } from '../../round';
export type { TrickCount as TrickCountSource } from '../../dynasty';
