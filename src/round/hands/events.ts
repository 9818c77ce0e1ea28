import type { Instant, PlayerId } from '../../kernel';
import type { ProposalId } from '../../season';
import type { CountedCard } from '../ground/state';
import type { Rolls } from '../chance/events';
import type { HandId } from '../ground/ids';

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

/** A proposal sets right where a hand was placed. */
export type HandCorrected = {
  readonly type: 'HandCorrected';
  readonly handId: HandId;
  readonly playerId: PlayerId;
  readonly placement: number;
  /** What it scores, in decimal digits; null: what it did. */
  readonly total: string | null;
  /** null: by the holder of an office. */
  readonly proposalId: ProposalId | null;
};

export type HandEvent = HandPresented | TieTossed | HandCorrected;
