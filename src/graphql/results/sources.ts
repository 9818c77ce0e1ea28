import type { WeekResult } from '../../round';
import type { RoundReading } from '../reading';

export type WeekResultSource = { readonly reading: RoundReading; readonly result: WeekResult };
