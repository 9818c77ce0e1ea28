/**
 * "Once per Game if that Game is not Closed, as a communal action, a Player who is not a participant
 * of that Game may …" become its bookmaker [Gambling].
 */
import type { Asked } from '../command';
import type { BecomeBookmaker } from './commands';
import type { BookmakerDeclared } from './events';
import { refuse } from '../refusal';
import type { DynastyRefusal } from '../refusal';
import type { PlayerRow } from '../rows';
import { patchGame } from '../state';
import type { DynastyState } from '../state';
import type { DynastyStamped, DynastyTurn } from '../turn';
import { unlessOnlooker } from './onlookers';

export function becomeBookmaker(
  turn: DynastyTurn,
  player: PlayerRow,
  { gameId }: Asked<BecomeBookmaker>,
): DynastyRefusal | null {
  const { state } = turn;
  const refusal = unlessOnlooker(state, player, gameId);
  if (refusal !== null) return refusal;
  const { bookmakerId } = state.need('games', gameId);
  if (bookmakerId !== null) return refuse('BOOKMAKER_TAKEN', 'gambling', { playerId: bookmakerId });
  turn.emit({ type: 'BookmakerDeclared', gameId, playerId: player.id });
  return null;
}

export function evolveBookmakerDeclared(
  state: DynastyState,
  { event: { gameId, playerId } }: DynastyStamped<BookmakerDeclared>,
): void {
  patchGame(state, gameId, { bookmakerId: playerId });
}
