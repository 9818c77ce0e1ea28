import type { Instant, PlayerId } from '../../kernel';
import type { CountedCard } from '../ground/state';
import type { Rolls } from '../chance/events';

export type HandPresented = {
  readonly type: 'HandPresented';
  readonly handId: string;
  readonly playerId: PlayerId;
  readonly cards: readonly CountedCard[];
  readonly placesAtMs: Instant;
};
/** Identical hands, in the order that the dice have put them in: best first. */
export type TieTossed = {
  readonly type: 'TieTossed';
  readonly handIds: readonly string[];
  readonly rolls: Rolls;
};

export type HandEvent = HandPresented | TieTossed;
