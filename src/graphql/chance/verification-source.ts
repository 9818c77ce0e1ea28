import type { SeedBinding } from '../../kernel';
import type { Reading } from '../../engine';
import type { ChanceDraw } from '../../round';
import type { GameSource } from '../giolitti/sources';

export type DrawOfEvent = Omit<ChanceDraw, 'week'> & { readonly seq: number };

/** A season's dice; the draws are gathered from the journal once they are asked for. */
export type VerificationSource = {
  readonly reading: Reading;
  readonly streams: readonly StreamSource[];
};
/** Of a week of a round, or of a game of a dynasty. */
export type StreamSource = {
  readonly reading: Reading;
  readonly week: number | null;
  readonly game: GameSource | null;
  readonly commitment: string;
  /** Null in `ridotto/1`. */
  readonly binding: SeedBinding | null;
  readonly seed: string | null;
  readonly draws: () => Promise<readonly DrawOfEvent[]>;
};
