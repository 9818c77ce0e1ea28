/**
 * "Within 48 hours of a Game having ended with Bets made on it", its bets are settled, each part
 * once. Winners gain the Juice of their bets, losers lose it, and the bookmaker gains by each loser
 * and loses by each winner [Gambling]. Pegs never go below 0 [ruling K16]. With the steward on,
 * bets are settled when the game ends: winners, losers, bookmaker. Otherwise a player's command
 * settles the player's own winning bet and the two communal parts [rulings K17, V5].
 */
import { byOrdinal, counted, STEWARD } from '../../kernel';
import type { Instant } from '../../kernel';
import { byPlayer, itsTable } from '../model/records';
import type { DynastyEventRecord } from '../model/records';
import { itsGame, unlessGame } from '../model/games';
import type { GameId } from '../model/ids';
import { transfersOf, withMovements } from '../model/movements';
import type { Change } from '../model/movements';
import { refuse } from '../model/refusal';
import type { DynastyRefusal } from '../model/refusal';
import type { BetRow, GameRow, PlayerRow } from '../model/rows';
import { environmentOf, patchGame, pegsOf, presentPlayer, rulesetOf } from '../model/state';
import type { DynastyState } from '../model/state';
import type { DynastyMoment, DynastyTurn } from '../model/types';
import { pegsMoved, pegsChanged } from '../model/wording';
import { plusRulesHours } from '../play/clock';
import { hasWon, openBets, validBets } from './bets';
import type { SettleBets, BetsPart, BetsSettled } from './vocabulary';

export const settleBets = byPlayer<SettleBets, 'gameId'>({
  rule: 'gambling',
  refuses: (moment, player, { gameId }) =>
    unlessGame(moment.state, gameId, 'gambling') ??
    unlessSettling(moment, gameId) ??
    unlessLeft(moment.state, player, gameId),
  offers: (moment, player) =>
    unsettledGames(moment.state).map((game) => ({
      description: 'Settle bets.',
      known: { gameId: game.id },
      untilMs: settlingEnd(moment.state, game),
      waits:
        unlessSettling(moment, game.id) === null && isOwed(moment.state, player, game)
          ? { kind: 'BETS', sinceMs: game.endedAtMs }
          : null,
    })),
  decide: (turn, player, { gameId }) => {
    settleParts(turn, gameId, (bet) => bet.playerId === player.id);
    return null;
  },
  made: itsGame,
});

/** Games with bets left to settle, the earliest first. */
const unsettledGames = (state: DynastyState): GameRow[] =>
  state.by('games', 'unsettled', 'yes').sort(byOrdinal);

function unlessSettling({ state, now }: DynastyMoment, gameId: GameId): DynastyRefusal | null {
  const game = state.need('games', gameId);
  if (game.status === 'VOIDED') return refuse('GAME_VOIDED', 'gambling', { gameId });
  if (game.endedAtMs === null) return refuse('GAME_NOT_ENDED', 'gambling', { gameId });
  if (validBets(state, gameId).length === 0) return refuse('NO_BETS', 'gambling', { gameId });
  if (!game.betsOpen) return refuse('BETS_SETTLED', 'gambling', { gameId });
  const untilMs = settledUntil(state, game, game.endedAtMs);
  return now < untilMs ? null : refuse('TOO_LATE_TO_SETTLE', 'gambling', { untilMs });
}

const settlingEnd = (state: DynastyState, game: GameRow): Instant | null =>
  game.endedAtMs === null ? null : settledUntil(state, game, game.endedAtMs);

/** True if the player has an unpaid winning bet, or is a bookmaker who has not settled. */
const isOwed = (state: DynastyState, { id }: PlayerRow, game: GameRow): boolean =>
  (game.bookmakerId === id && isBookmakingLeft(game)) ||
  openBets(state, game.id).some((bet) => bet.playerId === id && hasWon(game, bet));

function settledUntil(state: DynastyState, game: GameRow, endedAtMs: Instant): Instant {
  const hours = environmentOf(state, game).betting?.settleHours ?? 0;
  return plusRulesHours(state, endedAtMs, hours);
}

/** Refuses if the player's command would settle nothing. */
function unlessLeft(state: DynastyState, { id }: PlayerRow, gameId: GameId): DynastyRefusal | null {
  const game = state.need('games', gameId);
  const isTheirs = (bet: BetRow): boolean => !hasWon(game, bet) || bet.playerId === id;
  return isBookmakingLeft(game) || openBets(state, gameId).some(isTheirs)
    ? null
    : refuse('BETS_SETTLED', 'gambling', { gameId });
}

const isBookmakingLeft = ({ bookmakerId, bookmakerSettled }: GameRow): boolean =>
  bookmakerId !== null && !bookmakerSettled;

/** Settles the parts that are not settled yet. `wins`: true for the winning bets to settle now. */
function settleParts(turn: DynastyTurn, gameId: GameId, wins: (bet: BetRow) => boolean): void {
  const { state } = turn;
  const game = state.need('games', gameId);
  const open = openBets(state, gameId);
  const winners = open.filter((bet) => hasWon(game, bet) && wins(bet));
  const losers = open.filter((bet) => !hasWon(game, bet));
  if (winners.length > 0) settlePart(turn, gameId, 'WINNERS', winners, change(winners, 1));
  if (losers.length > 0) settlePart(turn, gameId, 'LOSERS', losers, change(losers, -1));
  if (isBookmakingLeft(game)) {
    settlePart(turn, gameId, 'BOOKMAKER', [], bookmakerChange(state, game));
  }
}

const change = (bets: readonly BetRow[], sign: 1 | -1): Change[] =>
  bets.map(({ playerId, juice }) => ({ playerId, by: sign * juice }));

function bookmakerChange(state: DynastyState, game: GameRow): Change[] {
  const bets = validBets(state, game.id);
  const lost = bets.filter((bet) => !hasWon(game, bet)).length;
  const pegs = environmentOf(state, game).betting?.bookmakerPegs ?? 0;
  const by = (lost - (bets.length - lost)) * pegs;
  return game.bookmakerId === null ? [] : [{ playerId: game.bookmakerId, by }];
}

/**
 * A player who has left gains nothing, and no player loses more pegs than they have [ruling V21].
 */
function settlePart(
  turn: DynastyTurn,
  gameId: GameId,
  part: BetsPart,
  bets: readonly BetRow[],
  changes: readonly Change[],
): void {
  const { state } = turn;
  const pegs = changes
    .filter(({ playerId, by }) => by < 0 || presentPlayer(state, playerId) !== null)
    .map(({ playerId, by }) => ({ playerId, by: Math.max(by, -pegsOf(state, playerId)) }))
    .filter(({ by }) => by !== 0);
  const betIds = bets.map(({ id }) => id);
  turn.emit({ type: 'BetsSettled', gameId, part, betIds, pegs, transfers: transfersOf(pegs) });
}

export const betsSettled: DynastyEventRecord<BetsSettled> = {
  evolve: (state, { event: { gameId, part, betIds, pegs } }) => {
    const status = part === 'WINNERS' ? 'WON' : 'LOST';
    for (const id of betIds) state.put('bets', { ...state.need('bets', id), status });
    const game = state.need('games', gameId);
    const bookmakerSettled = game.bookmakerSettled || part === 'BOOKMAKER';
    patchGame(state, gameId, {
      movements: withMovements(game.movements, pegs),
      bookmakerSettled,
      betsOpen:
        openBets(state, gameId).length > 0 || (game.bookmakerId !== null && !bookmakerSettled),
    });
  },
  facts: (state, { gameId, part, betIds, pegs }) => ({
    number: state.need('games', gameId).number,
    part,
    bets: part === 'BOOKMAKER' ? null : betIds.length,
    pegs: pegsChanged(state, pegs),
  }),
  text: (state, { gameId, part, betIds, pegs }) => {
    const { number } = state.need('games', gameId);
    const moved = pegsMoved(state, pegs);
    return `${partText(part, betIds.length, number)}${moved === '' ? '' : `: ${moved}`}.`;
  },
  channel: 'TABLES',
  touches: itsTable,
  notice: 'BETS_SETTLED',
  concerns: ({ pegs }) => pegs.map(({ playerId }) => playerId),
  aside: { settles: true },
};

function partText(part: BetsPart, bets: number, game: number): string {
  switch (part) {
    case 'WINNERS':
      return `${counted(bets, 'bet')} on game ${game} won`;
    case 'LOSERS':
      return `${counted(bets, 'bet')} on game ${game} lost`;
    case 'BOOKMAKER':
      return `The bookmaker of game ${game} settled`;
  }
}

/** Settles bets as their game ends, if the rules have a steward [rulings E5, K17]. */
export function settleAsSteward(turn: DynastyTurn): void {
  const { state } = turn;
  if (!rulesetOf(state).steward) return;
  const acting = turn.as(STEWARD);
  for (const { id } of unsettledGames(state)) {
    if (unlessSettling(acting, id) === null) settleParts(acting, id, () => true);
  }
}
