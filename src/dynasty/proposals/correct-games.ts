import type { ProposalId } from '../../season';
import { seatId } from '../ground/state';
import type { DynastyTurn } from '../ground/turn';
import type { EffectsPlan } from './effects';

/** Stakes and scores that are set right, each told; `proposalId`: null for the holder of an office. */
export function correctGames(
  turn: DynastyTurn,
  { stakes, scores }: Pick<EffectsPlan, 'stakes' | 'scores'>,
  proposalId: ProposalId | null,
): void {
  const { state } = turn;
  for (const { gameId, stakes: after } of stakes) {
    const { stakes: before } = state.need('games', gameId);
    turn.emit({ type: 'GameStakesCorrected', gameId, proposalId, before, after });
  }
  for (const { gameId, playerId, score: after } of scores) {
    const { score: before } = state.need('seats', seatId(gameId, playerId));
    turn.emit({ type: 'GameScoreCorrected', gameId, playerId, proposalId, before, after });
  }
}
