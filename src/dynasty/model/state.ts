import { DAY_MS, held, toRules } from '../../kernel';
import type { ClientSeedRows, Instant, LedgerRows, PlayerId, Tables, Tempo } from '../../kernel';
import type { DynastyRuleset } from '../../rulesets';
import { nextNumberOf, ownerOf, seasonTablesOf } from '../../season';
import type { CounterRow, PlayerRow, ResultRow, TrackedRows } from '../../season';
import type { ProposalRows } from '../proposals/vocabulary';
import type { AsideRow } from '../table-log/rows';
import type { GameId } from './ids';
import { PEG } from './pegs';
import type {
  BetRow,
  DynastyCounterName,
  DynastyRevisionRow,
  DynastyRow,
  GameRow,
  MaskRow,
  PlayRow,
  SeatRow,
  StandingRow,
} from './rows';

export { activePlayers, ownerOf, playerOfAccount, presentPlayer } from '../../season';

/** The row types of all tables. */
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

export type DynastyState = Tables<DynastyRows>;

const DYNASTY = seasonTablesOf<DynastyRows, 'dynasties'>('dynasties', 'dynasty');
export const { seasonOf: dynastyOf, patchSeason: patchDynasty } = DYNASTY;
/** Stores the instant up to which warnings have been given. */
export const storeWarned = (state: DynastyState, warnedAtMs: Instant): void => {
  patchDynasty(state, { warnedAtMs });
};
/** `rulesetOf`: the ruleset in force. A game uses the ruleset of its start: see `environmentOf`. */
export const { revisionOf, rulesetOf, toldAt, nowIn } = DYNASTY;

/** "This revision is the Environment for that game" [Starting a Game; K19]. */
export const environmentOf = (state: DynastyState, game: GameRow): DynastyRuleset =>
  revisionOf(state, game.environment);

export const tempoOf = (dynasty: DynastyRow): Tempo => dynasty;

/** The number of the rules-day that contains an instant. */
export const rulesDayOf = (state: DynastyState, at: Instant): number =>
  Math.floor(toRules(tempoOf(dynastyOf(state)), at) / DAY_MS);

export const pegsOf = (state: DynastyState, player: PlayerId): number =>
  held(state, ownerOf(player), PEG);

export const standingOf = (state: DynastyState, player: PlayerId): StandingRow =>
  state.need('standings', player);

/** The next free number of a kind. An event that creates a row of the kind uses up the number. */
export const nextNumber = (state: DynastyState, counter: DynastyCounterName): number =>
  nextNumberOf(state, counter);

export function takeNumber(state: DynastyState, counter: DynastyCounterName, last: number): void {
  state.put('counters', { id: counter, last });
}

export const seatId = (gameId: GameId, player: PlayerId): string => `${gameId}:${player}`;

export const seatOf = (state: DynastyState, game: GameRow, player: PlayerId): SeatRow =>
  state.need('seats', seatId(game.id, player));

/** Both participants, the starting player first. */
export const participantsOf = (game: GameRow): readonly [PlayerId, PlayerId] => [
  game.startingPlayerId,
  game.otherPlayerId,
];

export const isParticipant = (game: GameRow, player: PlayerId): boolean =>
  participantsOf(game).includes(player);

export const opponentOf = (game: GameRow, player: PlayerId): PlayerId =>
  player === game.startingPlayerId ? game.otherPlayerId : game.startingPlayerId;

/** Changes fields of a game. */
export function patchGame(state: DynastyState, id: GameId, change: Partial<GameRow>): void {
  state.put('games', { ...state.need('games', id), ...change });
}

export function patchStanding(
  state: DynastyState,
  id: PlayerId,
  change: Partial<StandingRow>,
): void {
  state.put('standings', { ...standingOf(state, id), ...change });
}
