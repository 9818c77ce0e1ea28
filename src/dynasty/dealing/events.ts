import type { FixedSeed, PlayerId } from '../../kernel';
import type { Card } from '../../rulesets';
import type { DealRolls, Hand, MaskEffectPlace } from '../model/rows';
import type { GameId } from '../model/ids';

export type StartingSeat = {
  readonly playerId: PlayerId;
  readonly mask: string | null;
  readonly score: number;
  /** The effects of masks whose conditions failed [V27]; absent: none. */
  readonly unmet?: readonly MaskEffectPlace[];
};
/** The starting player's seat comes first. It has only the public part of hands. */
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
  /** The other available players, whose Wait goes up by 1. */
  readonly waitingIds: readonly PlayerId[];
  readonly tricks: readonly string[];
  readonly rolls: DealRolls;
  readonly fixedCards: number;
  /** The SHA-256 of the seed of the game after this one. */
  readonly nextCommitment: string;
  /** The client seeds of its dice; absent in earlier games. */
  readonly nextClientSeeds?: readonly FixedSeed[];
};

export type DealerHandedOn = { readonly type: 'DealerHandedOn'; readonly playerId: PlayerId };

export type DealingEvent = GameStarted | DealerHandedOn;
