import type { SeedBinding } from '../../kernel';
import type { SeasonSnapshot } from '../../engine';
import type { ChanceDraw } from '../../round';
import type { GiolittiGameSource } from '../giolitti/sources';

export type ChanceDrawSource = Omit<ChanceDraw, 'week'> & { readonly seq: number };

/** A season's dice; the draws are gathered from the journal once they are asked for. */
export type VerificationSource = {
  readonly snapshot: SeasonSnapshot;
  readonly streams: readonly ChanceStreamSource[];
};
/** Of a week of a round, or of a game of a dynasty. */
export type ChanceStreamSource = {
  readonly snapshot: SeasonSnapshot;
  readonly week: number | null;
  readonly game: GiolittiGameSource | null;
  readonly commitment: string;
  /** Null in `ridotto/1`. */
  readonly binding: SeedBinding | null;
  readonly seed: string | null;
  readonly draws: () => Promise<readonly ChanceDrawSource[]>;
};
