import type { FixedSeed, PlayerId } from '../../kernel';
import type { Card } from '../../rulesets';
import type { DealRolls, Hand } from '../rows';

export type StartingSeat = {
  readonly playerId: PlayerId;
  readonly mask: string | null;
  readonly score: number;
};
/** The starting player's seat comes first. Of hands it tells only what everybody may see. */
export type GameStarted = {
  readonly type: 'GameStarted';
  readonly gameId: string;
  readonly environment: number;
  readonly seats: readonly [StartingSeat, StartingSeat];
  /** The other available players, whose Wait goes up by 1. */
  readonly waitingIds: readonly PlayerId[];
  readonly grandCanal: Card;
  readonly bersaglio: number;
  readonly tricks: readonly string[];
  readonly openHands: readonly Hand[] | null;
  readonly rolls: DealRolls;
  readonly fixedCards: number;
  /** The SHA-256 of the seed of the game after this one. */
  readonly nextCommitment: string;
  /** What counts for its dice; absent in games of before. */
  readonly nextClientSeeds?: readonly FixedSeed[];
};

export type DealingEvent = GameStarted;
