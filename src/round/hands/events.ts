import type { Instant, PlayerId } from '../../kernel';
import type { ProposalId } from '../../season';
import type { Rolls } from '../chance/events';
import type { HandId } from '../model/ids';
import type { CountedCard } from './rows';

export type HandPresented = {
  readonly type: 'HandPresented';
  readonly handId: HandId;
  readonly playerId: PlayerId;
  readonly cards: readonly CountedCard[];
  readonly placesAtMs: Instant;
};
/** Identical hands, in the order of the dice: best first. */
export type TieTossed = {
  readonly type: 'TieTossed';
  readonly handIds: readonly HandId[];
  readonly rolls: Rolls;
};

/** A proposal corrects the placement of a hand. */
export type HandCorrected = {
  readonly type: 'HandCorrected';
  readonly handId: HandId;
  readonly playerId: PlayerId;
  readonly placement: number;
  /** The new score, in decimal digits; null: unchanged. */
  readonly total: string | null;
  /** null: the holder of an office did it. */
  readonly proposalId: ProposalId | null;
};

export type HandEvent = HandPresented | TieTossed | HandCorrected;
