import type { PlayerId, FixedSeed, NoFacts, Sentences } from '../../kernel';
import type { Card } from '../../rulesets';
import { titled } from '../../season';
import type { DynastyFacts } from '../model/facts';
import type { GameId } from '../model/ids';
import type { DealRolls, Hand, MaskEffectPlace } from '../model/rows';

export type StartGame = {
  readonly type: 'StartGame';
  /**
   * The cards on top of the deck, in the order of dealing; null for a shuffled deck. Rehearsals
   * only.
   */
  readonly deck: readonly Card[] | null;
};

/** The player deals from now on, if dealing is not automatic. */
export type HandOnDealer = { readonly type: 'HandOnDealer'; readonly playerId: PlayerId };

export type DealingCommand = StartGame | HandOnDealer;

export type StartingSeat = {
  readonly playerId: PlayerId;
  readonly mask: string | null;
  readonly score: number;
  /** The mask effects whose conditions failed [V27]; left out for none. */
  readonly unmet?: readonly MaskEffectPlace[];
};
/** The public part of a table. The starting player's seat comes first. */
export type OpenTable = {
  readonly seats: readonly [StartingSeat, StartingSeat];
  readonly grandCanal: Card;
  readonly bersaglio: number;
  readonly openHands: readonly Hand[] | null;
};
export type GameStarted = OpenTable & {
  readonly type: 'GameStarted';
  readonly gameId: GameId;
  readonly environment: number;
  /** The available players who were not chosen. Their Wait goes up by 1. */
  readonly waitingIds: readonly PlayerId[];
  readonly tricks: readonly string[];
  readonly rolls: DealRolls;
  readonly fixedCards: number;
  /** The SHA-256 of the next game's seed. */
  readonly nextCommitment: string;
  /** The client seeds of the next game's dice; left out in older events. */
  readonly nextClientSeeds?: readonly FixedSeed[];
};

export type DealerHandedOn = { readonly type: 'DealerHandedOn'; readonly playerId: PlayerId };

export type DealingEvent = GameStarted | DealerHandedOn;

export type DealingRefusals = {
  readonly NOT_THE_DEALER: NoFacts;
  readonly ALREADY_DEALER: DynastyFacts<'playerId'>;
  readonly TOO_FEW_AVAILABLE: DynastyFacts<'available'>;
  readonly CARD_TWICE_IN_DECK: DynastyFacts<'rank' | 'suit'>;
};

export const DEALING_REFUSALS: Sentences<DealingRefusals> = {
  NOT_THE_DEALER: () => 'Only the dealer may do this, or the server if dealing is automatic.',
  ALREADY_DEALER: () => 'The player is already the dealer.',
  TOO_FEW_AVAILABLE: ({ available }) =>
    `A game needs two available players, and there ${available === 1 ? 'is' : 'are'} ${available}.`,
  CARD_TWICE_IN_DECK: ({ rank, suit }) =>
    `Name each card once: the ${titled(rank)} of ${titled(suit)} is named twice.`,
};
