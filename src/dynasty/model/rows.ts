/** The rows of a dynasty: JSON only, one table per kind of row. */
import type { AccountId, Draw, Instant, PlayerId, SeedBinding } from '../../kernel';
import type { Card, DynastyRuleset } from '../../rulesets';
import type { RevisionRow, SeasonRow } from '../../season';
import type { BetId, GameId } from './ids';

export type { PlayerRow } from '../../season';

/** The dynasty itself, which is the table's only row. */
export type DynastyRow = SeasonRow & {
  readonly id: 'dynasty';
  /** The dealer while dealing is not automatic. */
  readonly dealerAccountId: AccountId;
  readonly status: 'RUNNING' | 'ENDED';
  /** The SHA-256 of the next game's seed. */
  readonly nextCommitment: string;
  /** The binding of the next game's dice; null if its seed was drawn before bindings existed. */
  readonly nextBinding: SeedBinding | null;
  /** The time of the last warning that a vote ends. */
  readonly warnedAtMs: Instant | null;
  readonly winnerId: PlayerId | null;
};

export type DynastyRevisionRow = RevisionRow<DynastyRuleset>;

/** A player's counts, apart from pegs, which are items. */
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

export type DynastyCounterName = 'player' | 'game' | 'bet' | 'proposal' | 'value' | 'secretAttempt';

/** A mask whose Moda has changed. Other masks have the initial Moda. */
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

/**
 * The game's public dice, which chose the participants, the starting player and the active tricks.
 */
export type DealRolls = {
  /** The draws between players of equal Wait, without client seeds. */
  readonly ties: readonly Draw[];
  /** The participants' client seeds, in the order of joining. All draws except ties use them. */
  readonly clientSeeds: readonly string[];
  readonly draws: readonly Draw[];
  /** The number of the first draw of the shuffle. */
  readonly shuffleFrom: number;
};

export type GameRow = {
  /** `g1`, `g2` …, in the order of starts. */
  readonly id: GameId;
  readonly number: number;
  /** CLOSED means that play has ended and the Fine has not been made. */
  readonly status: 'ACTIVE' | 'CLOSED' | 'ENDED' | 'VOIDED';
  readonly startedAtMs: Instant;
  /** The ruleset revision of the whole game (K19). */
  readonly environment: number;
  readonly startingPlayerId: PlayerId;
  readonly otherPlayerId: PlayerId;
  readonly grandCanal: Card;
  readonly bersaglio: number;
  /** The codes of the active tricks, in the order of the ruleset. */
  readonly tricks: readonly string[];
  readonly commitment: string;
  /** Null if the game's seed was drawn before client seeds could be bound. */
  readonly binding: SeedBinding | null;
  /** The game's seed, published at its end; null before. */
  readonly seed: string | null;
  readonly rolls: DealRolls;
  /** The number of cards that a rehearsal's dealer fixed on top of the deck. */
  readonly fixedCards: number;
  readonly stakes: number;
  /** The player to move; null once the game is closed. */
  readonly turnOf: PlayerId | null;
  readonly turnSinceMs: Instant | null;
  /** The player who offered the pending Sfida; null for none. */
  readonly sfidaBy: PlayerId | null;
  readonly lastSfidaBy: PlayerId | null;
  /** The instant at which the awaited player resigns by the clock (K13). */
  readonly deadlineMs: Instant | null;
  /** The instant of the awaited player's warning; null after the warning. */
  readonly warnsAtMs: Instant | null;
  readonly closedAtMs: Instant | null;
  readonly closing: GameClosing | null;
  readonly resignedId: PlayerId | null;
  readonly endedAtMs: Instant | null;
  readonly campioneId: PlayerId | null;
  readonly finedIds: readonly PlayerId[];
  /** Both hands; null until they are public. */
  readonly hands: readonly Hand[] | null;
  /** The movements of the game so far. */
  readonly movements: readonly Movement[];
  readonly modaMask: string | null;
  readonly bookmakerId: PlayerId | null;
  /** True if the game has unsettled bets. */
  readonly betsOpen: boolean;
  readonly bookmakerSettled: boolean;
  readonly voidedAtMs: Instant | null;
  readonly voidReason: string | null;
};

export type GameOutcome = 'WON' | 'LOST' | 'DRAWN';

/** An effect of a mask by its place: 0 for the first effect, from 1 for further effects. */
export type MaskEffectPlace = { readonly mask: string; readonly effect: number };

/** A participant in a game. */
export type SeatRow = {
  /** `g1:p3` */
  readonly id: string;
  readonly gameId: GameId;
  readonly playerId: PlayerId;
  /** The mask worn at the start; null for none. */
  readonly mask: string | null;
  /** The masks revealed during the game. */
  readonly revealed: readonly string[];
  /**
   * The mask effects that the participant lacks, because their conditions failed [V27]; null for
   * none.
   */
  readonly unmet: readonly MaskEffectPlace[] | null;
  readonly score: number;
  /** The number of tricks scored outside plays, as Reali allows. */
  readonly extraTricksUsed: number;
  /** The number of cards played a second time, as Arlecchino allows. */
  readonly secondPlaysUsed: number;
  /** The outcome for the participant; null before the end, and for a voided game. */
  readonly outcome: GameOutcome | null;
  /** True if the participant ended the game by resigning. */
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
  /** The points that the claim added: the whole claim or 0. */
  readonly scored: number;
  readonly playedAtMs: Instant;
};

export type BetRow = {
  readonly id: BetId;
  readonly gameId: GameId;
  readonly playerId: PlayerId;
  readonly onId: PlayerId;
  /** The Juice at the time of the bet. */
  readonly juice: number;
  readonly placedAtMs: Instant;
  /** OPEN until the bet is settled. A VOID bet does not count. */
  readonly status: 'OPEN' | 'WON' | 'LOST' | 'VOID';
};

/** The maximum of Magistrelli and Moda, whatever the rules give for a victory [ruling V28]. */
export const MOST_COUNTED = 1_000_000_000;
