import type { Reading, ReadingOf } from '../engine';

export type RoundReading = ReadingOf<'ROUND'>;
export type DynastyReading = ReadingOf<'DYNASTY'>;

/** For what one of the games alone has; what each has in its own way is in `GAMES`. */
export const isRound = (reading: Reading): reading is RoundReading => reading.kind === 'ROUND';
export const isDynasty = (reading: Reading): reading is DynastyReading =>
  reading.kind === 'DYNASTY';
