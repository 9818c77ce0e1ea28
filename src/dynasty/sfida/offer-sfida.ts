/**
 * "If they were not the last player in the game to do so, either player in a Game may offer a
 * Sfida" [Play]: on either player's turn, even at the highest stakes [ruling K12].
 */
import { byPlayer, itsTable } from '../model/records';
import type { DynastyEventRecord } from '../model/records';
import { activeGames, itsGame, opponent, unlessPlaying } from '../model/games';
import { clockFrom } from '../play/clock';
import { refuse } from '../model/refusal';
import type { DynastyRefusal } from '../model/refusal';
import type { GameRow, PlayerRow } from '../model/rows';
import { environmentOf, patchGame } from '../model/state';
import { nameOf, opponentName } from '../model/wording';
import type { OfferSfida, SfidaOffered } from './vocabulary';

export const offerSfida = byPlayer<OfferSfida, 'gameId'>({
  rule: 'play',
  refuses: ({ state }, player, { gameId }) =>
    unlessPlaying(state, player, gameId, 'play') ??
    unlessOffered(state.need('games', gameId), player),
  offers: ({ state }) =>
    activeGames(state).map(({ id: gameId }) => ({
      description: 'Offer a Sfida.',
      known: { gameId },
    })),
  decide: (turn, { id: playerId }, { gameId }) => {
    turn.emit({ type: 'SfidaOffered', gameId, playerId });
    return null;
  },
  made: itsGame,
});

function unlessOffered(
  { sfidaBy, lastSfidaBy }: GameRow,
  { id }: PlayerRow,
): DynastyRefusal | null {
  if (lastSfidaBy === id) return refuse('SFIDA_TWICE_RUNNING', 'play');
  return sfidaBy === null ? null : refuse('SFIDA_PENDING', 'play', { playerId: sfidaBy });
}

export const sfidaOffered: DynastyEventRecord<SfidaOffered> = {
  evolve: (state, { atMs, event: { gameId, playerId } }) => {
    const ruleset = environmentOf(state, state.need('games', gameId));
    patchGame(state, gameId, {
      sfidaBy: playerId,
      lastSfidaBy: playerId,
      ...clockFrom(state, ruleset, atMs),
    });
  },
  facts: (state, { gameId, playerId }) => ({
    player: nameOf(state, playerId),
    opponent: opponentName(state, state.need('games', gameId), playerId),
  }),
  text: (state, { gameId, playerId }) => {
    const game = state.need('games', gameId);
    return `${nameOf(state, playerId)} offered ${opponentName(state, game, playerId)} a Sfida.`;
  },
  channel: 'TABLES',
  touches: itsTable,
  notice: 'SFIDA_OFFERED',
  concerns: opponent,
  aside: { sfida: () => 'OFFERED' },
};
