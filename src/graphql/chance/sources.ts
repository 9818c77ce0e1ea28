import type { SeedBinding } from '../../kernel';
import type { SeasonSnapshot } from '../../engine';
import type { ChanceDraw } from '../../round';
import type { GiolittiGameSource } from '../giolitti/sources';

export type ChanceDrawSource = Omit<ChanceDraw, 'week'> & { readonly seq: number };

/** A season's dice. The draws are read from the journal on first use. */
export type VerificationSource = {
  readonly snapshot: SeasonSnapshot;
  readonly streams: readonly ChanceStreamSource[];
};
/** The random stream of a round's week or of a dynasty's game. */
export type ChanceStreamSource = {
  readonly snapshot: SeasonSnapshot;
  readonly week: number | null;
  readonly game: GiolittiGameSource | null;
  readonly commitment: string;
  /** Null under the algorithm `ridotto/1`. */
  readonly binding: SeedBinding | null;
  readonly seed: string | null;
  readonly draws: () => Promise<readonly ChanceDrawSource[]>;
};
