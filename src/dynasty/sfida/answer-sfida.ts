/**
 * "If they accept, the stakes of the Game are increased by 1, up to a maximum of 3"; rejecting is
 * resigning [Play]. Whose turn it is has the whole time from the answer on [ruling K13].
 */
import type { Asked } from '../command';
import type { AnswerSfida } from './commands';
import type { SfidaAnswered } from './events';
import { clockFrom } from '../play/clock';
import { resign } from '../play/close-game';
import { unlessPlaying } from '../games';
import { refuse } from '../refusal';
import type { DynastyRefusal } from '../refusal';
import type { PlayerRow } from '../rows';
import { environmentOf, patchGame } from '../state';
import type { DynastyState } from '../state';
import type { DynastyStamped, DynastyTurn } from '../turn';

export function answerSfida(
  turn: DynastyTurn,
  player: PlayerRow,
  { gameId, accept }: Asked<AnswerSfida>,
): DynastyRefusal | null {
  const { state } = turn;
  const refusal = unlessPlaying(state, player, gameId, 'play');
  if (refusal !== null) return refusal;
  const game = state.need('games', gameId);
  if (game.sfidaBy === null) return refuse('NO_SFIDA', 'play', { gameId });
  if (game.sfidaBy === player.id) return refuse('OWN_SFIDA', 'play', { gameId });
  const { maximum } = environmentOf(state, game).stakes;
  const stakes = accept ? Math.min(maximum, game.stakes + 1) : game.stakes;
  turn.emit({ type: 'SfidaAnswered', gameId, playerId: player.id, accepted: accept, stakes });
  if (!accept) resign(turn, gameId, player.id, 'SFIDA_REJECTED');
  return null;
}

export function evolveSfidaAnswered(
  state: DynastyState,
  { atMs, event: { gameId, stakes } }: DynastyStamped<SfidaAnswered>,
): void {
  const ruleset = environmentOf(state, state.need('games', gameId));
  patchGame(state, gameId, { sfidaBy: null, stakes, ...clockFrom(state, ruleset, atMs) });
}
