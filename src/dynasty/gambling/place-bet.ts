/**
 * "Once per Game if that Game is not Closed, any Player who is not a participant of that Game or its
 * Bookmaker may make a Bet on it …, which identifies the Juice at the time" [Gambling]. Who has bet
 * may become its bookmaker all the same, and settles as both.
 */
import { ordinalOf } from '../../kernel';
import type { Asked } from '../command';
import type { PlaceBet } from './commands';
import type { BetPlaced } from './events';
import { refuse } from '../refusal';
import type { DynastyRefusal } from '../refusal';
import type { PlayerRow } from '../rows';
import { isParticipant, nextNumber, takeNumber } from '../state';
import type { DynastyState } from '../state';
import type { DynastyStamped, DynastyTurn } from '../turn';
import { betsOf } from './bets';
import { juiceOf } from './juice';
import { unlessOnlooker } from './onlookers';

export function placeBet(
  turn: DynastyTurn,
  player: PlayerRow,
  { gameId, on }: Asked<PlaceBet>,
): DynastyRefusal | null {
  const { state } = turn;
  const refusal = unlessOnlooker(state, player, gameId);
  if (refusal !== null) return refusal;
  const game = state.need('games', gameId);
  if (!isParticipant(game, on)) {
    return refuse('BET_ON_NO_PARTICIPANT', 'gambling', { playerId: on });
  }
  const again = unlessMayBet(state, player, gameId);
  if (again !== null) return again;
  const betId = `b${String(nextNumber(state, 'bet'))}`;
  const juice = juiceOf(state, game);
  turn.emit({ type: 'BetPlaced', gameId, betId, playerId: player.id, onId: on, juice });
  return null;
}

/** The refusal of the bookmaker, and of who has bet. */
export function unlessMayBet(
  state: DynastyState,
  player: PlayerRow,
  gameId: string,
): DynastyRefusal | null {
  if (state.need('games', gameId).bookmakerId === player.id) {
    return refuse('YOU_ARE_THE_BOOKMAKER', 'gambling', { gameId });
  }
  const earlier = betsOf(state, gameId).find(({ playerId }) => playerId === player.id);
  return earlier === undefined ? null : refuse('ALREADY_BET', 'gambling', { betId: earlier.id });
}

export function evolveBetPlaced(
  state: DynastyState,
  { atMs, event }: DynastyStamped<BetPlaced>,
): void {
  const { betId: id, gameId, playerId, onId, juice } = event;
  takeNumber(state, 'bet', ordinalOf(id));
  state.put('bets', { id, gameId, playerId, onId, juice, placedAtMs: atMs, status: 'OPEN' });
}
