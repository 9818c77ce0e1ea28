import type { ProposalId } from '../../season';
import { correctScore } from '../corrections/correct-score';
import { correctStakes } from '../corrections/correct-stakes';
import type { DynastyTurn } from '../model/types';
import type { EffectsPlan } from './effects';

/** Corrected stakes and scores, each with an event; `proposalId`: null for the holder of an office. */
export function correctGames(
  turn: DynastyTurn,
  { stakes, scores }: Pick<EffectsPlan, 'stakes' | 'scores'>,
  proposalId: ProposalId | null,
): void {
  for (const effect of stakes) correctStakes(turn, effect, proposalId);
  for (const effect of scores) correctScore(turn, effect, proposalId);
}
