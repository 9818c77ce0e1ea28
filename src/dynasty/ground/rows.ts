/** What a dynasty consists of: JSON only, one table per kind of row. */
import type {
  AccountId,
  ClientSeedRows,
  Draw,
  Instant,
  LedgerRows,
  PlayerId,
  SeedBinding,
} from '../../kernel';
import type { Card, DynastyRuleset } from '../../rulesets';
import type {
  CounterRow,
  PlayerRow,
  ResultRow,
  RevisionRow,
  SeasonRow,
  TrackedRows,
} from '../../season';
import type { AsideRow } from '../asides/rows';

export type { PlayerRow } from '../../season';
import type { BetId, GameId } from './ids';
import type { ProposalRows } from '../proposals/rows';

/** The dynasty itself: one row, `dynasty`. */
export type DynastyRow = SeasonRow & {
  readonly id: 'dynasty';
  /** Who deals where dealing is not automatic. */
  readonly dealerAccountId: AccountId;
  readonly status: 'RUNNING' | 'ENDED';
  /** The SHA-256 of the seed of the game that is dealt next. */
  readonly nextCommitment: string;
  /** What that game's dice are bound with; null where its seed was drawn before there was such. */
  readonly nextBinding: SeedBinding | null;
  /** When a warning of the end of a vote was last given. */
  readonly warnedAtMs: Instant | null;
  readonly winnerId: PlayerId | null;
};

export type DynastyRevisionRow = RevisionRow<DynastyRuleset>;

/** What Giolitti tracks of a player besides pegs, which are items. */
export type StandingRow = {
  readonly id: PlayerId;
  readonly ready: boolean;
  /** What the player has told for the dice of the game that is dealt next. */
  readonly clientSeed: string | null;
  readonly wait: number;
  readonly mask: string | null;
  readonly magistrelli: number;
  /** The rules-day of the last game that was started with the player; null before the first. */
  readonly lastGameDay: number | null;
};

export type DynastyCounterName = 'player' | 'game' | 'bet' | 'proposal' | 'value';

/** A mask whose Moda has moved; the others have the Moda that masks begin with. */
export type MaskRow = { readonly id: string; readonly moda: number };

export type Hand = { readonly playerId: PlayerId; readonly cards: readonly Card[] };

/** What a game did to a player's pegs and Magistrelli. */
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

/** The game's dice that everybody may see: who plays, who starts, which tricks are active. */
export type DealRolls = {
  /** Thrown between those who waited equally long, without client seeds. */
  readonly ties: readonly Draw[];
  /** What the participants added, in the order in which they joined; all other draws have it. */
  readonly clientSeeds: readonly string[];
  readonly draws: readonly Draw[];
  /** The number of the first draw of the shuffle. */
  readonly shuffleFrom: number;
};

export type GameRow = {
  /** `g1`, `g2` … in the order in which they were started. */
  readonly id: GameId;
  readonly number: number;
  /** CLOSED: nothing can be played any more, and the Fine is awaited. */
  readonly status: 'ACTIVE' | 'CLOSED' | 'ENDED' | 'VOIDED';
  readonly startedAtMs: Instant;
  /** The revision under which it is played to its end (K19). */
  readonly environment: number;
  readonly startingPlayerId: PlayerId;
  readonly otherPlayerId: PlayerId;
  readonly grandCanal: Card;
  readonly bersaglio: number;
  /** The codes of the active tricks, in the order of the ruleset. */
  readonly tricks: readonly string[];
  readonly commitment: string;
  /** Null where its seed was drawn before client seeds were fixed beforehand. */
  readonly binding: SeedBinding | null;
  /** Published as the game ends. */
  readonly seed: string | null;
  readonly rolls: DealRolls;
  /** How many cards a rehearsal's dealer put on top of the deck. */
  readonly fixedCards: number;
  readonly stakes: number;
  /** Whose turn it is; null once closed. */
  readonly turnOf: PlayerId | null;
  readonly turnSinceMs: Instant | null;
  /** Who has offered the Sfida that is pending. */
  readonly sfidaBy: PlayerId | null;
  readonly lastSfidaBy: PlayerId | null;
  /** When whoever is waited for resigns by the clock (K13). */
  readonly deadlineMs: Instant | null;
  /** When they are warned; null once they were. */
  readonly warnsAtMs: Instant | null;
  readonly closedAtMs: Instant | null;
  readonly closing: GameClosing | null;
  readonly resignedId: PlayerId | null;
  readonly endedAtMs: Instant | null;
  readonly campioneId: PlayerId | null;
  readonly finedIds: readonly PlayerId[];
  /** Both hands, where everybody may see them. */
  readonly hands: readonly Hand[] | null;
  /** What the game has moved so far. */
  readonly movements: readonly Movement[];
  readonly modaMask: string | null;
  readonly bookmakerId: PlayerId | null;
  /** Whether something is left to settle. */
  readonly betsOpen: boolean;
  readonly bookmakerSettled: boolean;
  readonly voidedAtMs: Instant | null;
  readonly voidReason: string | null;
};

export type GameOutcome = 'WON' | 'LOST' | 'DRAWN';

/** An effect of a mask by its place: 0, and from 1 on what it does also. */
export type MaskEffectPlace = { readonly mask: string; readonly effect: number };

/** A participant in a game. */
export type SeatRow = {
  /** `g1:p3` */
  readonly id: string;
  readonly gameId: GameId;
  readonly playerId: PlayerId;
  /** As worn at the start. */
  readonly mask: string | null;
  /** The masks that were revealed under it. */
  readonly revealed: readonly string[];
  /** What masks do not do for the participant in this game, by their conditions [V27]; null: nothing. */
  readonly unmet: readonly MaskEffectPlace[] | null;
  readonly score: number;
  /** Tricks outside of a play, as Reali has one. */
  readonly extraTricksUsed: number;
  /** Cards played a second time, as Arlecchino may. */
  readonly secondPlaysUsed: number;
  /** How the game ended for the participant; null while it has not, and once it is voided. */
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
  /** What the claim added: all of it, or nothing. */
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
  /** OPEN until it is settled; VOID counts for nothing. */
  readonly status: 'OPEN' | 'WON' | 'LOST' | 'VOID';
};

export type DynastyRows = LedgerRows &
  ClientSeedRows &
  ProposalRows &
  TrackedRows & {
    dynasties: DynastyRow;
    revisions: DynastyRevisionRow;
    players: PlayerRow;
    results: ResultRow;
    standings: StandingRow;
    counters: CounterRow<DynastyCounterName>;
    masks: MaskRow;
    games: GameRow;
    seats: SeatRow;
    plays: PlayRow;
    asides: AsideRow;
    bets: BetRow;
  };
