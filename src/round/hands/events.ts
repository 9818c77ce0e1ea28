import type { Instant, PlayerId, Transfer } from '../../kernel';
import type { CountedCard, HandRank } from '../state';
import type { Rolls } from '../thrown';

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

export type HandPlaced = {
  readonly type: 'HandPlaced';
  readonly handId: string;
  readonly playerId: PlayerId;
  readonly placement: number;
  readonly score: HandRank;
  readonly transfers: readonly Transfer[];
};

export type HandEvent = HandPresented | TieTossed | HandPlaced;
