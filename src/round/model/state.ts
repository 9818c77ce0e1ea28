import type {
  ClientSeedRows,
  Instant,
  LedgerRows,
  PlayerId,
  SeedBinding,
  Tempo,
  Tables,
} from '../../kernel';
import type { Card, PokerHand, RoundRuleset } from '../../rulesets';
import { nextNumberOf, playersOf, seasonTablesOf } from '../../season';
import type {
  CounterRow,
  PlayerRow,
  ResultRow,
  RevisionRow,
  SeasonRow,
  TrackedRows,
} from '../../season';

export { activePlayers, playerOfAccount, presentPlayer } from '../../season';
export type { CounterRow, PlayerRow, RevisionRow } from '../../season';
import type { SittingRow, TableRow } from '../tables/rows';
import type { DuckRow } from '../ducks/rows';
import type { JudgeCounter, JudgeRows } from '../judge/rows';
import type { ProposalRows } from '../proposals/rows';
import type { ContractChangeRow, ContractPartyRow, ContractRow } from '../contracts/rows';
import type { HouseRows, ThirdPartyBid } from '../house/rows';
import type { ItemAmount } from './items';
import type { TradeRow } from '../trades/rows';
import type { BidId, HandId, LotId, SecretActionId } from './ids';
import { LOT_IDS } from './ids';

/** A time in which nothing of the round was due. */
export type PastPause = { readonly sinceMs: Instant; readonly untilMs: Instant };

/** The round itself: one row, `round`. */
export type RoundRow = SeasonRow & {
  readonly id: 'round';
  readonly startsAtMs: Instant;
  /** The past pauses, in order. */
  readonly pauses: readonly PastPause[];
  /** Weeks count from 1, the one in which the round starts. */
  readonly week: number;
  readonly phase: string | null;
  readonly phaseStartedAtMs: Instant | null;
  readonly nextBoundaryMs: Instant | null;
  /** The time up to which warnings were given. */
  readonly warnedAtMs: Instant | null;
  /** The number of the next draw in this week's stream. */
  readonly nextDraw: number;
  /** How many players had a bid that did not fail in the last concluded auction (E4). */
  readonly previousBidders: number;
  readonly winnerId: PlayerId | null;
};

export type RoundRevisionRow = RevisionRow<RoundRuleset>;

export type CounterName =
  | 'player'
  | 'lot'
  | 'action'
  | 'bid'
  | 'hand'
  | 'table'
  | 'sitting'
  | 'proposal'
  | 'trade'
  | 'contract'
  | 'contractChange'
  | 'duck'
  | 'work'
  | 'value'
  | JudgeCounter;

export type LotRow = {
  readonly id: LotId;
  readonly number: number;
  /** The drawn cards of a House Lot. */
  readonly cards: readonly Card[];
  readonly generatedAtMs: Instant;
  /** RETURNED to its creator; REMOVED when it was empty, or its creator left. */
  readonly status: 'STANDING' | 'SOLD' | 'RETURNED' | 'REMOVED';
  readonly winnerId: PlayerId | null;
  readonly price: number | null;
  readonly soldAtMs: Instant | null;
  /** The creator of a Player Lot; null for a House Lot. */
  readonly creatorId: PlayerId | null;
  /** The items of a Player Lot, as they are or were before it was given out; null for a House Lot. */
  readonly items: readonly ItemAmount[] | null;
  /** A third party's bid on a Player Lot. */
  readonly thirdParty: ThirdPartyBid | null;
};

export const SECRET_ACTION_KINDS = ['BIDS', 'HAND'] as const;
export type SecretActionKind = (typeof SECRET_ACTION_KINDS)[number];

export const SECRET_ACTION_FAILURES = [
  'REPLACED',
  'NOT_REVEALED',
  'MALFORMED',
  'OVERSPENT',
  'CARDS_NOT_HELD',
  'WITHDRAWN',
  'VOIDED',
] as const;
export type SecretActionFailure = (typeof SECRET_ACTION_FAILURES)[number];

export type SecretActionRow = {
  readonly id: SecretActionId;
  readonly playerId: PlayerId;
  readonly kind: SecretActionKind;
  readonly sha256: string;
  readonly committedAtMs: Instant;
  readonly maturesAtMs: Instant;
  /** The revelation date, exclusive. */
  readonly revealsAtMs: Instant;
  readonly week: number;
  readonly status: 'COMMITTED' | 'REVEALED' | 'FAILED' | 'RESOLVED';
  readonly revealedAtMs: Instant | null;
  readonly text: string | null;
  readonly failure: SecretActionFailure | null;
};

export const BID_FAILURES = [
  'AMOUNT_NOT_NATURAL',
  'LOT_NAMED_TWICE',
  'LOT_NOT_IN_AUCTION',
  'OVERSPENT',
  'WITHDRAWN',
  'ACTION_FAILED',
  'UNAFFORDABLE',
] as const;
export type BidFailure = (typeof BID_FAILURES)[number];

export type BidRow = {
  readonly id: BidId;
  /** The secret action that declares it; null for an open bid. */
  readonly actionId: SecretActionId | null;
  readonly playerId: PlayerId;
  /** The week in whose auction it is. */
  readonly week: number;
  /** When an open bid was placed; null for a declared one. */
  readonly placedAtMs: Instant | null;
  /** The bid as the declaration writes it. */
  readonly written: string;
  readonly lotNumber: number;
  readonly lotId: LotId | null;
  readonly amount: number | null;
  readonly status: 'STANDING' | 'FAILED' | 'WON' | 'LOST';
  readonly failure: BidFailure | null;
};

export type CountedCard = Card & { readonly count: number };

export type HandRow = {
  readonly id: HandId;
  /** The secret action that declared it; null for a presented hand. */
  readonly actionId: SecretActionId | null;
  readonly playerId: PlayerId;
  readonly cards: readonly CountedCard[];
  readonly week: number;
  /** When it was presented; null for a sealed one. */
  readonly presentedAtMs: Instant | null;
  /** When a presented hand is placed; the date of a sealed hand is its action's. */
  readonly placesAtMs: Instant | null;
  readonly status: 'REVEALED' | 'PLACED' | 'FAILED';
  readonly placement: number | null;
  readonly score: HandRank | null;
};

/** The value that places a hand: its score, or its line of the poker table. */
export type HandRank = HandScore | PokerRank;

export type HandScore = {
  readonly cards: number;
  readonly ranks: number;
  readonly multipliers: readonly { readonly name: string; readonly value: number }[];
  /** The product of the multipliers. */
  readonly multiplier: number;
  readonly highest: number;
  /** The formula, if the rules have one of their own. */
  readonly formula?: string;
  /** cards · ranks · multiplier + highest, or by the formula. Exact decimal text: it can pass 2^53. */
  readonly total: string;
};

export type PokerRank = {
  readonly poker: PokerHand;
  /** The place of that line in the table at that time, 1 for the best. */
  readonly line: number;
  /** The highest card first: the order in which hands are compared. */
  readonly cards: readonly CountedCard[];
};

export const isPokerRank = (rank: HandRank): rank is PokerRank => 'poker' in rank;

/** A week's source of chance. */
export type WeekRow = {
  /** `w1`, `w2` … */
  readonly id: string;
  readonly week: number;
  readonly startedAtMs: Instant;
  /** The SHA-256 of the seed. */
  readonly commitment: string;
  /** Null if the week has one stream, as earlier weeks had. */
  readonly binding: SeedBinding | null;
  /** Published as the week ends. */
  readonly seed: string | null;
};

type CasinoRows = LedgerRows &
  ClientSeedRows & {
    rounds: RoundRow;
    revisions: RoundRevisionRow;
    players: PlayerRow;
    results: ResultRow;
    counters: CounterRow<CounterName>;
    weeks: WeekRow;
    lots: LotRow;
    secretActions: SecretActionRow;
    bids: BidRow;
    hands: HandRow;
    gamingTables: TableRow;
    sittings: SittingRow;
    trades: TradeRow;
    contracts: ContractRow;
    contractParties: ContractPartyRow;
    contractChanges: ContractChangeRow;
    ducks: DuckRow;
  };
export type RoundRows = CasinoRows & JudgeRows & ProposalRows & HouseRows & TrackedRows;

/** The index key that finds an action by its hash. */
export const hashInWeek = ({ week, sha256 }: Pick<SecretActionRow, 'week' | 'sha256'>): string =>
  `${String(week)} ${sha256}`;

export type RoundState = Tables<RoundRows>;

const ROUND = seasonTablesOf<RoundRows, 'rounds'>('rounds', 'round');
export const { seasonOf: roundOf, patchSeason: patchRound, rulesetOf, toldAt, nowIn } = ROUND;

/** The ruleset in force at a past instant. */
export function rulesetAt(state: RoundState, at: Instant): RoundRuleset {
  let { revision } = roundOf(state);
  while (revision > 1 && state.need('revisions', `r${String(revision)}`).adoptedAtMs > at) {
    revision -= 1;
  }
  return ROUND.revisionOf(state, revision);
}

export const tempoOf = (round: RoundRow): Tempo => round;

/** The next number of a kind; the event with that number takes it. */
export const nextNumber = (state: RoundState, counter: CounterName): number =>
  nextNumberOf(state, counter);

export function takeNumber(state: RoundState, counter: CounterName, number: number): void {
  state.put('counters', { id: counter, last: number });
}

export function lotOfNumber(state: RoundState, number: number): LotRow | null {
  return state.get('lots', LOT_IDS.of(number)) ?? null;
}

/** The present players, in the order in which they joined. */
export const playerIds = (state: RoundState): PlayerId[] =>
  playersOf(state, false).map(({ id }) => id);

export const isRunning = (state: RoundState): boolean => roundOf(state).status === 'RUNNING';
