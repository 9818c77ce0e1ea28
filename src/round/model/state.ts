import type {
  ClientSeedRows,
  Instant,
  LedgerRows,
  PlayerId,
  SeedBinding,
  Tempo,
  Tables,
} from '../../kernel';
import type { RoundRuleset } from '../../rulesets';
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
import type { SittingRow, TableRow } from '../tables/vocabulary';
import type { DuckRow } from '../ducks/vocabulary';
import type { JudgeCounter, JudgeRows } from '../judge/rows';
import type { ProposalRows } from '../proposals/vocabulary';
import type { ContractChangeRow, ContractPartyRow, ContractRow } from '../contracts/rows';
import type { HouseRows } from '../house/vocabulary';
import type { TradeRow } from '../trades/vocabulary';
import { LOT_IDS } from './ids';
import type { BidRow } from '../bidding/vocabulary';
import type { HandRow } from '../hands/vocabulary';
import type { SecretActionRow } from '../secret-actions/vocabulary';
import type { LotRow } from '../lots/vocabulary';

/** A pause that is over. */
export type PastPause = { readonly sinceMs: Instant; readonly untilMs: Instant };

/** The round itself. Its table has this one row. */
export type RoundRow = SeasonRow & {
  readonly id: 'round';
  readonly startsAtMs: Instant;
  /** The past pauses, oldest first. */
  readonly pauses: readonly PastPause[];
  /** The number of the present week. The round starts in week 1; before that it is 0. */
  readonly week: number;
  readonly phase: string | null;
  readonly phaseStartedAtMs: Instant | null;
  readonly nextBoundaryMs: Instant | null;
  /** Warnings up to this instant have been given; null for none. */
  readonly warnedAtMs: Instant | null;
  /** The number of the next draw in a week whose dice have a single stream. */
  readonly nextDraw: number;
  /**
   * The number of bidders in the last concluded auction: players with a bid that did not fail
   * [ruling E4].
   */
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
  | 'secretAttempt'
  | JudgeCounter;

/** A week and the seed of its dice. */
export type WeekRow = {
  /** `w1`, `w2` … */
  readonly id: string;
  readonly week: number;
  readonly startedAtMs: Instant;
  /** The SHA-256 of the seed. */
  readonly commitment: string;
  /** The client seeds bound to the dice; null in older weeks, whose dice have a single stream. */
  readonly binding: SeedBinding | null;
  /** The seed, published as the week ends; null until then. */
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

/** The index key that finds an action by its hash within a week. */
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

/** The next free number of a kind. An event that creates a row of the kind uses up the number. */
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
