/**
 * The Fine ends a closed game and discloses its hands and seed [Ending a Game]. "Whichever of them
 * was Started earliest should be Ended first."
 */
import { listed } from '../../kernel';
import { gameScope } from '../dealing/dice';
import { openHands } from '../dealing/hands';
import { byDealer, itsTable } from '../model/records';
import type { DynastyEventRecord } from '../model/records';
import { openBets } from '../gambling/bets';
import { closedGames, itsGame, unlessGame } from '../model/games';
import { transfersOf, withMovements } from '../model/movements';
import type { Change } from '../model/movements';
import { refuse } from '../model/refusal';
import type { DynastyRefusal } from '../model/refusal';
import type { GameRow } from '../model/rows';
import { patchGame, patchStanding } from '../model/state';
import type { DynastyState } from '../model/state';
import type { DynastyTurn } from '../model/types';
import { nameOf, pegsMoved, pegsChanged } from '../model/wording';
import type { GameId } from '../model/ids';
import { allAtTable } from '../gambling/onlookers';
import type { EndGame, GameEnded, MagistrelliChange } from './vocabulary';
import { campioneOf, finedIn } from './fine';
import { putOutcomes } from './outcomes';
import { paymentsOf } from './payments';

export const endGame = byDealer<EndGame, 'gameId'>({
  rule: 'ending-a-game',
  refuses: ({ state }, { gameId }) =>
    unlessGame(state, gameId, 'ending-a-game') ??
    unlessClosed(state, gameId) ??
    unlessEarliest(state, gameId),
  offers: ({ state }) =>
    closedGames(state).map(({ id: gameId, closedAtMs }) => ({
      description: 'End a game with the Fine.',
      known: { gameId },
      waits: { kind: 'GAME_TO_END', sinceMs: closedAtMs },
    })),
  decide: (turn, { gameId }) => {
    endNow(turn, turn.state.need('games', gameId));
    return null;
  },
  made: itsGame,
});

function unlessClosed(state: DynastyState, gameId: GameId): DynastyRefusal | null {
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

function unlessEarliest(state: DynastyState, gameId: GameId): DynastyRefusal | null {
  const [earliest] = closedGames(state);
  return earliest === undefined || earliest.id === gameId
    ? null
    : refuse('EARLIER_GAME_FIRST', 'ending-a-game', { gameId: earliest.id });
}

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

export const gameEnded: DynastyEventRecord<GameEnded> = {
  evolve: (state, { atMs, event }) => {
    const { gameId, finedIds, campioneId, hands, seed, pegs, magistrelli, moda } = event;
    const { movements } = state.need('games', gameId);
    patchGame(state, gameId, {
      status: 'ENDED',
      endedAtMs: atMs,
      finedIds,
      campioneId,
      hands,
      seed,
      movements: withMovements(movements, pegs, gained(magistrelli)),
      modaMask: moda?.mask ?? null,
      betsOpen: openBets(state, gameId).length > 0,
    });
    putOutcomes(state, gameId);
    if (magistrelli !== null) {
      patchStanding(state, magistrelli.playerId, { magistrelli: magistrelli.to });
    }
    if (moda !== null) state.put('masks', { id: moda.mask, moda: moda.to });
  },
  facts: (state, { gameId, campioneId, finedIds, pegs }) => ({
    number: state.need('games', gameId).number,
    fined: finedIds.map((id) => nameOf(state, id)),
    campione: campioneId === null ? null : nameOf(state, campioneId),
    pegs: pegsChanged(state, pegs),
  }),
  text: (state, { gameId, campioneId, finedIds, pegs }) => {
    const { number } = state.need('games', gameId);
    const fined = finedIds.map((id) => nameOf(state, id));
    const fine = fined.length === 0 ? 'it is clean' : `the Fine names ${listed(fined)}`;
    const moved = pegsMoved(state, pegs);
    const campione = campioneId === null ? 'nobody is' : `${nameOf(state, campioneId)} is`;
    return `Game ${number} ended: ${fine}, and ${campione} Campione${moved === '' ? '' : `; ${moved}`}.`;
  },
  channel: 'TABLES',
  touches: itsTable,
  notice: 'GAME_ENDED',
  concerns: allAtTable,
};

const gained = (change: MagistrelliChange | null): Change[] =>
  change === null ? [] : [{ playerId: change.playerId, by: change.to - change.from }];
