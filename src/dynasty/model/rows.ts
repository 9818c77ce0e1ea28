/** The rows of a dynasty: JSON only, one table per kind of row. */
import type { AccountId, Draw, Instant, PlayerId, SeedBinding } from '../../kernel';
import type { Card, DynastyRuleset } from '../../rulesets';
import type { RevisionRow, SeasonRow } from '../../season';
import type { BetId, GameId } from './ids';

export type { PlayerRow } from '../../season';

/** The dynasty itself: one row, `dynasty`. */
export type DynastyRow = SeasonRow & {
  readonly id: 'dynasty';
  /** The dealer, if dealing is not automatic. */
  readonly dealerAccountId: AccountId;
  readonly status: 'RUNNING' | 'ENDED';
  /** The SHA-256 of the next game's seed. */
  readonly nextCommitment: string;
  /** The binding of the next game's dice; null if its seed was drawn before bindings existed. */
  readonly nextBinding: SeedBinding | null;
  /** When a warning of the end of a vote was last given. */
  readonly warnedAtMs: Instant | null;
  readonly winnerId: PlayerId | null;
};

export type DynastyRevisionRow = RevisionRow<DynastyRuleset>;

/** A player's counts beside pegs, which are items. */
export type StandingRow = {
  readonly id: PlayerId;
  readonly ready: boolean;
  /** The client seed that the player has revealed for the next game. */
  readonly clientSeed: string | null;
  readonly wait: number;
  readonly mask: string | null;
  readonly magistrelli: number;
  /** The rules-day of the player's last started game; null before the first. */
  readonly lastGameDay: number | null;
};

export type DynastyCounterName = 'player' | 'game' | 'bet' | 'proposal' | 'value';

/** A mask whose Moda has changed; the others have the initial Moda. */
export type MaskRow = { readonly id: string; readonly moda: number };

export type Hand = { readonly playerId: PlayerId; readonly cards: readonly Card[] };

/** A change of a player's pegs and Magistrelli by a game. */
export type Movement = {
  readonly playerId: PlayerId;
  readonly pegs: number;
  readonly magistrelli: number;
};

export const GAME_CLOSINGS = [
  'PLAYED',
  'RESIGNED',
  'SFIDA_REJECTED',
  'TURN_TIMED_OUT',
  'SFIDA_TIMED_OUT',
  'LEFT',
] as const;
export type GameClosing = (typeof GAME_CLOSINGS)[number];

/** The game's public dice: the participants, the starting player, the active tricks. */
export type DealRolls = {
  /** Thrown between players of equal Wait, without client seeds. */
  readonly ties: readonly Draw[];
  /** The participants' client seeds, in the order in which they joined; all other draws use them. */
  readonly clientSeeds: readonly string[];
  readonly draws: readonly Draw[];
  /** The number of the first draw of the shuffle. */
  readonly shuffleFrom: number;
};

export type GameRow = {
  /** `g1`, `g2` … in the order in which they were started. */
  readonly id: GameId;
  readonly number: number;
  /** CLOSED: play has ended, and the Fine is awaited. */
  readonly status: 'ACTIVE' | 'CLOSED' | 'ENDED' | 'VOIDED';
  readonly startedAtMs: Instant;
  /** The revision that governs it to its end (K19). */
  readonly environment: number;
  readonly startingPlayerId: PlayerId;
  readonly otherPlayerId: PlayerId;
  readonly grandCanal: Card;
  readonly bersaglio: number;
  /** The codes of the active tricks, in the order of the ruleset. */
  readonly tricks: readonly string[];
  readonly commitment: string;
  /** Null if its seed was drawn before client seeds could be bound. */
  readonly binding: SeedBinding | null;
  /** Published as the game ends. */
  readonly seed: string | null;
  readonly rolls: DealRolls;
  /** The number of cards that a rehearsal's dealer fixed on top of the deck. */
  readonly fixedCards: number;
  readonly stakes: number;
  /** The player to move; null once it is closed. */
  readonly turnOf: PlayerId | null;
  readonly turnSinceMs: Instant | null;
  /** The player with a pending Sfida. */
  readonly sfidaBy: PlayerId | null;
  readonly lastSfidaBy: PlayerId | null;
  /** When the awaited player resigns by the clock (K13). */
  readonly deadlineMs: Instant | null;
  /** When that player is warned; null after the warning. */
  readonly warnsAtMs: Instant | null;
  readonly closedAtMs: Instant | null;
  readonly closing: GameClosing | null;
  readonly resignedId: PlayerId | null;
  readonly endedAtMs: Instant | null;
  readonly campioneId: PlayerId | null;
  readonly finedIds: readonly PlayerId[];
  /** Both hands, once they are public. */
  readonly hands: readonly Hand[] | null;
  /** The movements of the game so far. */
  readonly movements: readonly Movement[];
  readonly modaMask: string | null;
  readonly bookmakerId: PlayerId | null;
  /** Whether some bets are unsettled. */
  readonly betsOpen: boolean;
  readonly bookmakerSettled: boolean;
  readonly voidedAtMs: Instant | null;
  readonly voidReason: string | null;
};

export type GameOutcome = 'WON' | 'LOST' | 'DRAWN';

/** An effect of a mask by its place: 0 for the first, from 1 for the further ones. */
export type MaskEffectPlace = { readonly mask: string; readonly effect: number };

/** A participant in a game. */
export type SeatRow = {
  /** `g1:p3` */
  readonly id: string;
  readonly gameId: GameId;
  readonly playerId: PlayerId;
  /** The mask at the start. */
  readonly mask: string | null;
  /** The masks revealed under it. */
  readonly revealed: readonly string[];
  /** The effects of masks that this participant lacks, since their conditions failed [V27]; null: none. */
  readonly unmet: readonly MaskEffectPlace[] | null;
  readonly score: number;
  /** Tricks scored outside a play, as Reali allows. */
  readonly extraTricksUsed: number;
  /** Cards played a second time, as Arlecchino allows. */
  readonly secondPlaysUsed: number;
  /** The outcome for the participant; null before the end, and for a voided game. */
  readonly outcome: GameOutcome | null;
  /** Whether the participant ended it by resigning. */
  readonly resigned: boolean;
};

export type PlayRow = {
  /** `g1:1`, `g1:2` … */
  readonly id: string;
  readonly gameId: GameId;
  readonly number: number;
  readonly playerId: PlayerId;
  readonly card: Card;
  readonly claim: number;
  /** The points that the claim added: all of it, or 0. */
  readonly scored: number;
  readonly playedAtMs: Instant;
};

export type BetRow = {
  readonly id: BetId;
  readonly gameId: GameId;
  readonly playerId: PlayerId;
  readonly onId: PlayerId;
  /** The Juice of its moment. */
  readonly juice: number;
  readonly placedAtMs: Instant;
  /** OPEN until it is settled; a VOID bet counts for nothing. */
  readonly status: 'OPEN' | 'WON' | 'LOST' | 'VOID';
};

/** The channels of players' talk: about the dynasty, at its games' tables, and about its proposals. */
export const DYNASTY_CHANNELS = ['GAME_ACTIONS', 'TABLES', 'PROPOSALS'] as const;
export type DynastyChannel = (typeof DYNASTY_CHANNELS)[number];

/** The maximum of Magistrelli and Moda: the most that a vote may set and clients can read [ruling V28]. */
export const MOST_COUNTED = 1_000_000_000;
