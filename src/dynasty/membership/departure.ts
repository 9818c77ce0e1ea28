/**
 * A leaving player resigns from all games, and the player's bets on unfinished games become void
 * [ruling K14]. Pegs and Magistrelli are stored for a return [ruling L5]; in older events, leaving
 * players lost their pegs. A game whose bookmaker leaves gets no new bookmaker.
 */
import { byOrdinal } from '../../kernel';
import type { ProposalId } from '../../season';
import {
  forgetVotesWhileIdle,
  leaveOffices,
  leftBy,
  nameOf,
  putLeft,
  stopHostingOf,
  withdrawAttempts,
} from '../../season';
import type { DynastyEventRecord } from '../model/records';
import { openGames } from '../model/games';
import type { DynastyTopic, DynastyTurn } from '../model/types';
import { resign } from '../play/close-game';
import type { PlayerRow } from '../model/rows';
import { dynastyOf, isParticipant, patchDynasty, patchStanding } from '../model/state';
import type { PlayerLeft } from './events';

/** Ends a membership: the player leaves, or the host or a proposal removes the player. */
export function depart(
  turn: DynastyTurn,
  { id }: PlayerRow,
  departure: PlayerLeft['departure'],
  by: ProposalId | null = null,
): void {
  const { state } = turn;
  for (const game of openGames(state)) {
    if (game.status === 'ACTIVE' && isParticipant(game, id)) resign(turn, game.id, id, 'LEFT');
  }
  const isOpen = new Set(openGames(state).map((game) => game.id));
  const bets = state.by('bets', 'player', id).filter((bet) => isOpen.has(bet.gameId));
  turn.emit({
    type: 'PlayerLeft',
    ...leftBy(id, departure, by),
    voidedBets: bets.sort(byOrdinal).map((bet) => ({ betId: bet.id, gameId: bet.gameId })),
    transfers: [],
  });
}

const stopHosting = stopHostingOf(dynastyOf, patchDynasty);

export const playerLeft: DynastyEventRecord<PlayerLeft> = {
  evolve: (state, { atMs, event }) => {
    const { playerId, voidedBets } = event;
    for (const { betId } of voidedBets) {
      state.put('bets', { ...state.need('bets', betId), status: 'VOID' });
    }
    leaveOffices(state, playerId);
    withdrawAttempts(state, playerId);
    forgetVotesWhileIdle(state, playerId);
    putLeft(state, event, atMs);
    stopHosting(state, playerId);
    patchStanding(state, playerId, { ready: false });
  },
  facts: (state, { playerId, departure, proposalId }) => ({
    player: nameOf(state, playerId),
    departure: departure === 'LEFT' ? departure : proposalId === undefined ? 'BY_HOST' : 'BY_VOTE',
  }),
  text: (state, { playerId, departure, proposalId }) => {
    if (departure === 'LEFT') return `${nameOf(state, playerId)} left.`;
    return proposalId === undefined
      ? `The host ended the membership of ${nameOf(state, playerId)}.`
      : `The players ended the membership of ${nameOf(state, playerId)}.`;
  },
  channel: 'GAME_ACTIONS',
  touches: ({ voidedBets }) => voidedBets.map(({ gameId }): DynastyTopic => `TABLE:${gameId}`),
  notice: 'REMOVED',
  concerns: ({ playerId, departure }) => (departure === 'REMOVED' ? [playerId] : []),
};
