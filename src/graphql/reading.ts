import type { ReadingOf } from '../engine';

export type RoundReading = ReadingOf<'ROUND'>;
export type DynastyReading = ReadingOf<'DYNASTY'>;
