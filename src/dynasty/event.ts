import type { FixedSeed, Instant, PlayerId, Transfer } from '../kernel';
import type { Card } from '../rulesets';
import type { ClientSeedSet, ClockAdvanced, SaidIn } from '../season';
import type { GamblingEvent } from './gambling/events';
import type { MaskEvent } from './masks/events';
import type { MembershipEvent } from './membership/events';
import type { DealRolls, GameClosing, Hand, Movement } from './rows';
import type { DynastySeasonEvent } from './season/events';
import type { SfidaEvent } from './sfida/events';
import type { DynastyChannel } from './words/channel';

export type ReadinessSet = {
  readonly type: 'ReadinessSet';
  readonly playerId: PlayerId;
  readonly ready: boolean;
  readonly clientSeed: string | null;
};

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
export type CardPlayed = {
  readonly type: 'CardPlayed';
  readonly gameId: string;
  readonly playerId: PlayerId;
  readonly number: number;
  readonly card: Card;
  readonly claim: number;
  readonly scored: number;
  /** Whether the player had named the card before. */
  readonly again: boolean;
};
/** The player's clock is about to run out. */
export type ClockWarned = {
  readonly type: 'ClockWarned';
  readonly gameId: string;
  readonly playerId: PlayerId;
  readonly deadlineMs: Instant;
};
export type GameClosed = {
  readonly type: 'GameClosed';
  readonly gameId: string;
  readonly closing: GameClosing;
  /** Who resigned by it; null when all plays were made. */
  readonly resignedId: PlayerId | null;
};

export type PegReason = 'STAKES' | 'MODA' | 'SUCCO';
export type PegChange = {
  readonly playerId: PlayerId;
  readonly reason: PegReason;
  /** Below 0 for a loss. */
  readonly by: number;
};
export type MagistrelliChange = {
  readonly playerId: PlayerId;
  readonly from: number;
  readonly to: number;
};
export type ModaChange = { readonly mask: string; readonly from: number; readonly to: number };
/** The Fine, and all that the game moves by it but bets. */
export type GameEnded = {
  readonly type: 'GameEnded';
  readonly gameId: string;
  readonly finedIds: readonly PlayerId[];
  readonly campioneId: PlayerId | null;
  readonly hands: readonly Hand[];
  readonly seed: string;
  readonly pegs: readonly PegChange[];
  readonly magistrelli: MagistrelliChange | null;
  readonly moda: ModaChange | null;
  readonly transfers: readonly Transfer[];
};
/** What it had moved is put back, as far as it is still there. */
export type GameVoided = {
  readonly type: 'GameVoided';
  readonly gameId: string;
  /** In the words of whoever did it; null when the dynasty was closed over it. */
  readonly reason: string | null;
  /** Told here when there was no Fine to tell it. */
  readonly hands: readonly Hand[] | null;
  readonly seed: string | null;
  readonly movements: readonly Movement[];
  readonly moda: ModaChange | null;
  readonly transfers: readonly Transfer[];
};

/** Everything that can happen in a dynasty. The state is the fold of these and of nothing else. */
export type DynastyEvent =
  | DynastySeasonEvent
  | MembershipEvent
  | ClockAdvanced
  | ReadinessSet
  | ClientSeedSet
  | MaskEvent
  | GameStarted
  | CardPlayed
  | SfidaEvent
  | GamblingEvent
  | ClockWarned
  | GameClosed
  | GameEnded
  | GameVoided
  | SaidIn<DynastyChannel>;

export type DynastyEventType = DynastyEvent['type'];
