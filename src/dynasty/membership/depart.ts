/**
 * Leaving resigns one's games, voids one's bets on games that have not ended, and destroys one's
 * pegs [rulings B2, K14]. A bookmaker's seat stays taken.
 */
import { byOrdinal, destroy } from '../../kernel';
import { putLeft } from '../../season';
import type { PlayerLeft } from '../event';
import { openGames } from '../ending/open-games';
import { resign } from '../play/close-game';
import type { PlayerRow } from '../rows';
import { isParticipant, ownerOf, patchStanding, PEG, pegsOf } from '../state';
import type { DynastyState } from '../state';
import type { DynastyStamped, DynastyTurn } from '../turn';

/** Ends a membership, by the player's wish or the host's. */
export function depart(
  turn: DynastyTurn,
  { id }: PlayerRow,
  departure: PlayerLeft['departure'],
): void {
  const { state } = turn;
  for (const game of openGames(state)) {
    if (game.status === 'ACTIVE' && isParticipant(game, id)) resign(turn, game.id, id, 'LEFT');
  }
  const isOpen = new Set(openGames(state).map((game) => game.id));
  const bets = state.by('bets', 'player', id).filter((bet) => isOpen.has(bet.gameId));
  turn.emit({
    type: 'PlayerLeft',
    playerId: id,
    departure,
    voidedBets: bets.sort(byOrdinal).map((bet) => ({ betId: bet.id, gameId: bet.gameId })),
    transfers: destroy(ownerOf(id), [[PEG, pegsOf(state, id)]]),
  });
}

export function evolvePlayerLeft(
  state: DynastyState,
  { atMs, event }: DynastyStamped<PlayerLeft>,
): void {
  const { playerId, voidedBets } = event;
  for (const { betId } of voidedBets) {
    state.put('bets', { ...state.need('bets', betId), status: 'VOID' });
  }
  putLeft(state, event, atMs);
  patchStanding(state, playerId, { ready: false });
}
