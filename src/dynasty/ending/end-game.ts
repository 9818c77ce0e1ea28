/**
 * The Fine ends a closed game, and discloses its hands and its seed [Ending a Game]. "Whichever of
 * them was Started earliest should be Ended first."
 */
import type { Asked } from '../command';
import type { EndGame } from './commands';
import type { GameEnded } from './events';
import { openHands } from '../dealing/hands';
import { gameScope } from '../dealing/dice';
import { openBets } from '../gambling/bets';
import { closedGames, unlessGame } from '../games';
import { refuse } from '../refusal';
import type { DynastyRefusal } from '../refusal';
import type { GameRow } from '../rows';
import { patchGame, patchStanding } from '../state';
import type { DynastyState } from '../state';
import type { DynastyStamped, DynastyTurn } from '../turn';
import { campioneOf, finedIn } from './fine';
import { transfersOf, withMovements } from '../movements';
import { paymentsOf } from './payments';

export function endGame(turn: DynastyTurn, { gameId }: Asked<EndGame>): DynastyRefusal | null {
  const { state } = turn;
  const refusal = unlessGame(state, gameId, 'ending-a-game') ?? unlessClosed(state, gameId);
  if (refusal !== null) return refusal;
  const [earliest] = closedGames(state);
  if (earliest !== undefined && earliest.id !== gameId) {
    return refuse('EARLIER_GAME_FIRST', 'ending-a-game', { gameId: earliest.id });
  }
  endNow(turn, state.need('games', gameId));
  return null;
}

function unlessClosed(state: DynastyState, gameId: string): DynastyRefusal | null {
  const { status, endedAtMs } = state.need('games', gameId);
  switch (status) {
    case 'ACTIVE':
      return refuse('GAME_NOT_CLOSED', 'ending-a-game', { gameId });
    case 'CLOSED':
      return null;
    case 'ENDED':
      return refuse('GAME_OVER', 'ending-a-game', { gameId, endedAtMs });
    case 'VOIDED':
      return refuse('GAME_VOIDED', 'ending-a-game', { gameId });
  }
}

/** Ends a closed game. */
export function endNow(turn: DynastyTurn, game: GameRow): void {
  const { state } = turn;
  const hands = openHands(turn, game);
  const finedIds = finedIn(state, game, hands);
  const campioneId = campioneOf(state, game, finedIds);
  const payments = paymentsOf(state, game, campioneId, finedIds.length === 0);
  turn.emit({
    type: 'GameEnded',
    gameId: game.id,
    finedIds,
    campioneId,
    hands,
    seed: turn.chance.publish(gameScope(game.number)),
    ...payments,
    transfers: transfersOf(payments.pegs),
  });
}

export function evolveGameEnded(
  state: DynastyState,
  { atMs, event }: DynastyStamped<GameEnded>,
): void {
  const { gameId, finedIds, campioneId, hands, seed, pegs, magistrelli, moda } = event;
  patchGame(state, gameId, {
    status: 'ENDED',
    endedAtMs: atMs,
    finedIds,
    campioneId,
    hands,
    seed,
    movements: withMovements(
      state.need('games', gameId).movements,
      pegs,
      magistrelli === null
        ? []
        : [{ playerId: magistrelli.playerId, by: magistrelli.to - magistrelli.from }],
    ),
    modaMask: moda?.mask ?? null,
    betsOpen: openBets(state, gameId).length > 0,
  });
  if (magistrelli !== null) {
    patchStanding(state, magistrelli.playerId, { magistrelli: magistrelli.to });
  }
  if (moda !== null) state.put('masks', { id: moda.mask, moda: moda.to });
}
