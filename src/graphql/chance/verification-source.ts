import type { Reading } from '../../engine';
import type { ChanceDraw, WeekRow } from '../../round';

export type DrawOfEvent = ChanceDraw & { readonly seq: number };

/** A season's dice; the draws are gathered from the journal once they are asked for. */
export type VerificationSource = {
  readonly reading: Reading;
  readonly streams: readonly StreamSource[];
};
export type StreamSource = {
  readonly week: WeekRow;
  readonly draws: () => Promise<readonly DrawOfEvent[]>;
};
