/**
 * "If they were not the last player in the game to do so, either player in a Game may offer a
 * Sfida" [Play]: on anybody's turn, at the highest stakes too [ruling K12].
 */
import type { Asked } from '../command';
import type { OfferSfida } from './commands';
import type { SfidaOffered } from './events';
import { clockFrom } from '../play/clock';
import { unlessPlaying } from '../games';
import { refuse } from '../refusal';
import type { DynastyRefusal } from '../refusal';
import type { PlayerRow, GameRow } from '../rows';
import { environmentOf, patchGame } from '../state';
import type { DynastyState } from '../state';
import type { DynastyStamped, DynastyTurn } from '../turn';

export function offerSfida(
  turn: DynastyTurn,
  player: PlayerRow,
  { gameId }: Asked<OfferSfida>,
): DynastyRefusal | null {
  const { state } = turn;
  const refusal =
    unlessPlaying(state, player, gameId, 'play') ??
    unlessMayOffer(state.need('games', gameId), player);
  if (refusal !== null) return refusal;
  turn.emit({ type: 'SfidaOffered', gameId, playerId: player.id });
  return null;
}

export function unlessMayOffer(game: GameRow, player: PlayerRow): DynastyRefusal | null {
  if (game.lastSfidaBy === player.id) return refuse('SFIDA_TWICE_RUNNING', 'play');
  return game.sfidaBy === null ? null : refuse('SFIDA_PENDING', 'play', { playerId: game.sfidaBy });
}

export function evolveSfidaOffered(
  state: DynastyState,
  { atMs, event: { gameId, playerId } }: DynastyStamped<SfidaOffered>,
): void {
  const ruleset = environmentOf(state, state.need('games', gameId));
  patchGame(state, gameId, {
    sfidaBy: playerId,
    lastSfidaBy: playerId,
    ...clockFrom(state, ruleset, atMs),
  });
}
