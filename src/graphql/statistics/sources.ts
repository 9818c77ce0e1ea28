import type { CampioneCount, DynastyStatistics } from '../../dynasty';
import type { RoundStatistics } from '../../round';
import type { DynastyReading, RoundReading } from '../snapshots/by-game';

type Of<Reading, S> = { readonly reading: Reading; readonly statistics: S };
export type RoundStatisticsSource = Of<RoundReading, RoundStatistics>;
export type DynastyStatisticsSource = Of<DynastyReading, DynastyStatistics>;
export type CampioneCountSource = CampioneCount & { readonly reading: DynastyReading };
export type { CardPrice as CardPriceSource } from '../../round';
export type { TrickCount as TrickCountSource } from '../../dynasty';
