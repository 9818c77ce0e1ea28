/**
 * "Within 48 hours of a Game having ended with Bets made on it" its bets are settled, each part
 * once: who won takes the Juice of the bet, those who lost give it, the bookmaker gains by those and
 * loses by these [Gambling]. Pegs never go below 0 [ruling K16]. With the steward on it is done as
 * the game ends: winners, losers, bookmaker; else a player's asking does what that player may: the
 * own bet that won, and the two parts that are communal [rulings K17, V5].
 */
import type { Instant, PlayerId } from '../../kernel';
import type { Asked } from '../command';
import type { SettleBets } from './commands';
import type { BetsPart, BetsSettled } from './events';
import { transfersOf, withMovements } from '../movements';
import { plusRulesHours } from '../play/clock';
import { unlessGame } from '../games';
import { refuse } from '../refusal';
import type { DynastyRefusal } from '../refusal';
import type { BetRow, PlayerRow, GameRow } from '../rows';
import { environmentOf, patchGame, pegsOf, presentPlayer } from '../state';
import type { DynastyState } from '../state';
import type { DynastyStamped, DynastyTurn } from '../turn';
import { betsOf, hasWon, openBets, validBets } from './bets';

export function settleBets(
  turn: DynastyTurn,
  player: PlayerRow,
  { gameId }: Asked<SettleBets>,
): DynastyRefusal | null {
  const { state } = turn;
  const refusal = unlessGame(state, gameId, 'gambling') ?? unlessSettling(turn, gameId);
  if (refusal !== null) return refusal;
  const done = settleParts(turn, gameId, (bet) => bet.playerId === player.id);
  return done ? null : refuse('BETS_SETTLED', 'gambling', { gameId });
}

function unlessSettling(
  { state, now }: Pick<DynastyTurn, 'state' | 'now'>,
  gameId: string,
): DynastyRefusal | null {
  const game = state.need('games', gameId);
  if (game.status === 'VOIDED') return refuse('GAME_VOIDED', 'gambling', { gameId });
  if (game.endedAtMs === null) return refuse('GAME_NOT_ENDED', 'gambling', { gameId });
  if (validBets(state, gameId).length === 0) return refuse('NO_BETS', 'gambling', { gameId });
  if (!game.betsOpen) return refuse('BETS_SETTLED', 'gambling', { gameId });
  const untilMs = settledUntil(state, game, game.endedAtMs);
  return now < untilMs ? null : refuse('TOO_LATE_TO_SETTLE', 'gambling', { untilMs });
}

function settledUntil(state: DynastyState, game: GameRow, endedAtMs: Instant): Instant {
  const hours = environmentOf(state, game).betting?.settleHours ?? 0;
  return plusRulesHours(state, endedAtMs, hours);
}

export const maySettle = (turn: Pick<DynastyTurn, 'state' | 'now'>, gameId: string): boolean =>
  unlessSettling(turn, gameId) === null;

/** Whether the player's asking would settle something. */
export function maySettleFor(
  state: DynastyState,
  now: Instant,
  player: PlayerRow,
  gameId: string,
): boolean {
  if (!maySettle({ state, now }, gameId)) return false;
  const game = state.need('games', gameId);
  const isTheirs = (bet: BetRow): boolean => !hasWon(game, bet) || bet.playerId === player.id;
  return isBookmakingLeft(game) || openBets(state, gameId).some(isTheirs);
}

const isBookmakingLeft = ({ bookmakerId, bookmakerSettled }: GameRow): boolean =>
  bookmakerId !== null && !bookmakerSettled;

/** Does what is left to do; of the winners only those that `wins` picks. */
export function settleParts(
  turn: DynastyTurn,
  gameId: string,
  wins: (bet: BetRow) => boolean,
): boolean {
  const { state } = turn;
  const game = state.need('games', gameId);
  const open = openBets(state, gameId);
  const winners = open.filter((bet) => hasWon(game, bet) && wins(bet));
  const losers = open.filter((bet) => !hasWon(game, bet));
  if (winners.length > 0) settlePart(turn, gameId, 'WINNERS', winners, change(winners, 1));
  if (losers.length > 0) settlePart(turn, gameId, 'LOSERS', losers, change(losers, -1));
  const bookmaking = isBookmakingLeft(game);
  if (bookmaking) settlePart(turn, gameId, 'BOOKMAKER', [], bookmakerChange(state, game));
  return winners.length > 0 || losers.length > 0 || bookmaking;
}

type PegsBy = { readonly playerId: PlayerId; readonly by: number };

const change = (bets: readonly BetRow[], sign: 1 | -1): PegsBy[] =>
  bets.map(({ playerId, juice }) => ({ playerId, by: sign * juice }));

function bookmakerChange(state: DynastyState, game: GameRow): PegsBy[] {
  const bets = validBets(state, game.id);
  const lost = bets.filter((bet) => !hasWon(game, bet)).length;
  const pegs = environmentOf(state, game).betting?.bookmakerPegs ?? 0;
  const by = (lost - (bets.length - lost)) * pegs;
  return game.bookmakerId === null ? [] : [{ playerId: game.bookmakerId, by }];
}

/** Who has left neither gains nor loses; nobody loses more than they have. */
function settlePart(
  turn: DynastyTurn,
  gameId: string,
  part: BetsPart,
  bets: readonly BetRow[],
  changes: readonly PegsBy[],
): void {
  const { state } = turn;
  const pegs = changes
    .filter(({ playerId }) => presentPlayer(state, playerId) !== null)
    .map(({ playerId, by }) => ({ playerId, by: Math.max(by, -pegsOf(state, playerId)) }))
    .filter(({ by }) => by !== 0);
  const betIds = bets.map(({ id }) => id);
  turn.emit({ type: 'BetsSettled', gameId, part, betIds, pegs, transfers: transfersOf(pegs) });
}

export function evolveBetsSettled(
  state: DynastyState,
  { event: { gameId, part, betIds, pegs } }: DynastyStamped<BetsSettled>,
): void {
  const status = part === 'WINNERS' ? 'WON' : 'LOST';
  for (const id of betIds) state.put('bets', { ...state.need('bets', id), status });
  const game = state.need('games', gameId);
  const bookmakerSettled = game.bookmakerSettled || part === 'BOOKMAKER';
  const open = betsOf(state, gameId).some((bet) => bet.status === 'OPEN');
  patchGame(state, gameId, {
    movements: withMovements(game.movements, pegs),
    bookmakerSettled,
    betsOpen: open || (game.bookmakerId !== null && !bookmakerSettled),
  });
}
