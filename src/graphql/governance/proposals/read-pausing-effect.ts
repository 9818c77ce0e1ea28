import type { PausingEffect } from '../../../season';
import { badInput } from '../../errors/fault';
import type { ProposalEffectInput } from '../../generated/resolvers';

/** What is about a pause, in either game. */
export function readPausingEffect(
  field: string,
  { pauseSeason, resumeSeason }: ProposalEffectInput,
): PausingEffect | null {
  if (typeof pauseSeason === 'number') return { type: 'PAUSE_SEASON', days: pauseSeason };
  if (resumeSeason === true) return { type: 'RESUME_SEASON' };
  if (resumeSeason === false) throw badInput(`${field}.resumeSeason`, 'true, or left out');
  return null;
}
