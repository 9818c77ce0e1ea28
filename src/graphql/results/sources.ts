import type { WeekResult } from '../../round';
import type { RoundReading } from '../snapshots/by-game';

export type WeekResultSource = { readonly reading: RoundReading; readonly result: WeekResult };
