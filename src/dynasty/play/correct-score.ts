/**
 * A score is set right by vote, or by an office, until the Fine; after it the pegs, Magistrelli and Moda that came of it are what is
 * put right, or the game is voided [rulings L4, V24].
 */
import type { PlayerId } from '../../kernel';
import { ordinalOf } from '../../kernel';
import { itsTable } from '../ground/declare';
import type { DynastyEventRecord } from '../ground/declare';
import { unlessCorrectable } from '../ground/games';
import { refuse } from '../ground/refusal';
import type { DynastyRefusal } from '../ground/refusal';
import { isParticipant, seatId } from '../ground/state';
import type { DynastyState } from '../ground/state';
import { nameOf } from '../ground/wording';
import type { GameId } from '../dealing/ids';
import type { GameScoreCorrected } from '../sfida/events';

export const unlessScored = (
  state: DynastyState,
  { gameId, playerId }: { readonly gameId: GameId; readonly playerId: PlayerId },
): DynastyRefusal | null =>
  unlessCorrectable(state, gameId) ??
  (isParticipant(state.need('games', gameId), playerId)
    ? null
    : refuse('NO_PARTICIPANT', 'play', { gameId, playerId }));

export const gameScoreCorrected: DynastyEventRecord<GameScoreCorrected> = {
  evolve: (state, { event: { gameId, playerId, after } }) => {
    const seat = state.need('seats', seatId(gameId, playerId));
    state.put('seats', { ...seat, score: after });
  },
  text: (state, { gameId, playerId, proposalId, before, after }) => {
    const { number } = state.need('games', gameId);
    const by = proposalId === null ? 'by an office' : `by proposal ${ordinalOf(proposalId)}`;
    return `The score of ${nameOf(state, playerId)} in game ${number} was corrected ${by}, from ${before} to ${after}.`;
  },
  channel: 'TABLES',
  touches: itsTable,
  notice: 'GAME_CORRECTED',
  concerns: ({ playerId }) => [playerId],
  aside: true,
};
