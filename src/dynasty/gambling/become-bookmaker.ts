/**
 * "Once per Game if that Game is not Closed, as a communal action, a Player who is not a participant
 * of that Game may …" become its bookmaker [Gambling].
 */
import { byPlayer, itsTable } from '../model/records';
import type { DynastyEventRecord } from '../model/records';
import { activeGames, itsGame } from '../model/games';
import { refuse } from '../model/refusal';
import type { DynastyRefusal } from '../model/refusal';
import { patchGame } from '../model/state';
import type { DynastyState } from '../model/state';
import { nameOf } from '../model/wording';
import type { GameId } from '../model/ids';
import type { BecomeBookmaker, BookmakerDeclared } from './vocabulary';
import { unlessOnlooker } from './onlookers';

export const becomeBookmaker = byPlayer<BecomeBookmaker, 'gameId'>({
  rule: 'gambling',
  refuses: ({ state }, player, { gameId }) =>
    unlessOnlooker(state, player, gameId) ?? unlessTaken(state, gameId),
  offers: ({ state }) =>
    activeGames(state).map(({ id: gameId }) => ({
      description: 'Become the bookmaker of the game.',
      known: { gameId },
    })),
  decide: (turn, { id: playerId }, { gameId }) => {
    turn.emit({ type: 'BookmakerDeclared', gameId, playerId });
    return null;
  },
  made: itsGame,
});

function unlessTaken(state: DynastyState, gameId: GameId): DynastyRefusal | null {
  const { bookmakerId: playerId } = state.need('games', gameId);
  return playerId === null ? null : refuse('BOOKMAKER_TAKEN', 'gambling', { playerId });
}

export const bookmakerDeclared: DynastyEventRecord<BookmakerDeclared> = {
  evolve: (state, { event: { gameId, playerId } }) => {
    patchGame(state, gameId, { bookmakerId: playerId });
  },
  facts: (state, { gameId, playerId }) => ({
    player: nameOf(state, playerId),
    number: state.need('games', gameId).number,
  }),
  text: (state, { gameId, playerId }) =>
    `${nameOf(state, playerId)} became the bookmaker of game ${state.need('games', gameId).number}.`,
  channel: 'TABLES',
  touches: itsTable,
  aside: {},
};
