import type { Instant, PlayerId } from '../../kernel';
import type { CountedCard } from '../ground/state';
import type { Rolls } from '../chance/events';
import type { HandId } from './ids';

export type HandPresented = {
  readonly type: 'HandPresented';
  readonly handId: HandId;
  readonly playerId: PlayerId;
  readonly cards: readonly CountedCard[];
  readonly placesAtMs: Instant;
};
/** Identical hands, in the order that the dice have put them in: best first. */
export type TieTossed = {
  readonly type: 'TieTossed';
  readonly handIds: readonly HandId[];
  readonly rolls: Rolls;
};

export type HandEvent = HandPresented | TieTossed;
