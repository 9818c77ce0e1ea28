/**
 * A vote or an office can correct a score until the Fine. After the Fine, it can correct the
 * consequences, which are pegs, Magistrelli and Moda, or void the game [rulings L4, V24].
 */
import { ordinalOf } from '../../kernel';
import type { PlayerId } from '../../kernel';
import type { ProposalId } from '../../season';
import type { GameId } from '../model/ids';
import { itsTable } from '../model/records';
import type { DynastyEventRecord } from '../model/records';
import { unlessCorrectable } from '../model/games';
import { refuse } from '../model/refusal';
import type { DynastyRefusal } from '../model/refusal';
import { isParticipant, seatId } from '../model/state';
import type { DynastyState } from '../model/state';
import { nameOf } from '../model/wording';
import type { DynastyTurn } from '../model/types';
import type { GameScoreCorrected } from './events';

type Scored = { readonly gameId: GameId; readonly playerId: PlayerId };

export const unlessScored = (
  state: DynastyState,
  { gameId, playerId }: Scored,
): DynastyRefusal | null =>
  unlessCorrectable(state, gameId) ??
  (isParticipant(state.need('games', gameId), playerId)
    ? null
    : refuse('NO_PARTICIPANT', 'play', { gameId, playerId }));

/** `proposalId`: null for a correction by an office. */
export function correctScore(
  turn: DynastyTurn,
  { gameId, playerId, score: after }: Scored & { readonly score: number },
  proposalId: ProposalId | null,
): void {
  const { score: before } = turn.state.need('seats', seatId(gameId, playerId));
  turn.emit({ type: 'GameScoreCorrected', gameId, playerId, proposalId, before, after });
}

export const gameScoreCorrected: DynastyEventRecord<GameScoreCorrected> = {
  evolve: (state, { event: { gameId, playerId, after } }) => {
    const seat = state.need('seats', seatId(gameId, playerId));
    state.put('seats', { ...seat, score: after });
  },
  facts: (state, { gameId, playerId, proposalId, before, after }) => ({
    player: nameOf(state, playerId),
    number: state.need('games', gameId).number,
    proposal: proposalId === null ? null : ordinalOf(proposalId),
    before,
    after,
  }),
  text: (state, { gameId, playerId, proposalId, before, after }) => {
    const { number } = state.need('games', gameId);
    const by = proposalId === null ? 'by an office' : `by proposal ${ordinalOf(proposalId)}`;
    return `The score of ${nameOf(state, playerId)} in game ${number} was corrected from ${before} to ${after} ${by}.`;
  },
  channel: 'TABLES',
  touches: itsTable,
  notice: 'GAME_CORRECTED',
  concerns: ({ playerId }) => [playerId],
  aside: { scores: ({ playerId, before, after }) => ({ playerId, by: after - before }) },
};
