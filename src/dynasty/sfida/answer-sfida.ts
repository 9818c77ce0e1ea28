/**
 * "If they accept, the stakes of the Game are increased by 1, up to a maximum of 3"; rejecting is
 * resigning [Play]. From the answer on, the player to move has the whole time [ruling K13].
 */
import { byPlayer, itsTable } from '../model/records';
import type { DynastyEventRecord } from '../model/records';
import { activeGames, itsGame, opponent, unlessPlaying } from '../model/games';
import { awaitedIn, clockFrom } from '../play/clock';
import { resign } from '../play/close-game';
import { refuse } from '../model/refusal';
import type { DynastyRefusal } from '../model/refusal';
import type { GameRow, PlayerRow } from '../model/rows';
import { environmentOf, patchGame } from '../model/state';
import { nameOf } from '../model/wording';
import type { AnswerSfida, SfidaAnswered } from './vocabulary';

export const answerSfida = byPlayer<AnswerSfida, 'gameId'>({
  rule: 'play',
  refuses: ({ state }, player, { gameId }) =>
    unlessPlaying(state, player, gameId, 'play') ??
    unlessAsked(state.need('games', gameId), player),
  offers: ({ state }, { id }) =>
    activeGames(state).map((game) => ({
      description: 'Accept the Sfida or reject it.',
      known: { gameId: game.id },
      untilMs: game.deadlineMs,
      waits: game.sfidaBy !== null && awaitedIn(game) === id ? { kind: 'SFIDA' } : null,
    })),
  decide: (turn, { id: playerId }, { gameId, accept: accepted }) => {
    const game = turn.state.need('games', gameId);
    const { maximum } = environmentOf(turn.state, game).stakes;
    const stakes = accepted ? Math.min(maximum, game.stakes + 1) : game.stakes;
    turn.emit({ type: 'SfidaAnswered', gameId, playerId, accepted, stakes });
    if (!accepted) resign(turn, gameId, playerId, 'SFIDA_REJECTED');
    return null;
  },
  made: itsGame,
});

function unlessAsked({ id: gameId, sfidaBy }: GameRow, { id }: PlayerRow): DynastyRefusal | null {
  if (sfidaBy === null) return refuse('NO_SFIDA', 'play', { gameId });
  return sfidaBy === id ? refuse('OWN_SFIDA', 'play', { gameId }) : null;
}

export const sfidaAnswered: DynastyEventRecord<SfidaAnswered> = {
  evolve: (state, { atMs, event: { gameId, stakes } }) => {
    const ruleset = environmentOf(state, state.need('games', gameId));
    patchGame(state, gameId, { sfidaBy: null, stakes, ...clockFrom(state, ruleset, atMs) });
  },
  facts: (state, { playerId, accepted, stakes }) => ({
    player: nameOf(state, playerId),
    accepted,
    stakes: accepted ? stakes : null,
  }),
  text: (state, { playerId, accepted, stakes }) =>
    accepted
      ? `${nameOf(state, playerId)} accepted the Sfida: the stakes are ${stakes}.`
      : `${nameOf(state, playerId)} rejected the Sfida.`,
  channel: 'TABLES',
  touches: itsTable,
  notice: 'SFIDA_ANSWERED',
  /** The game's close announces a rejection. */
  concerns: (event, state) => (event.accepted ? opponent(event, state) : []),
  aside: {
    stakes: ({ stakes }) => stakes,
    sfida: ({ accepted }) => (accepted ? 'ACCEPTED' : null),
  },
};
