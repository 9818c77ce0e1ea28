/**
 * "The voting period of an urgent proposal begins at the time it is submitted and ends two days
 * after"; the period "for a standard proposal is the phase that started after the proposal was
 * submitted" [Proposals].
 */
import { assertNever, plusRulesDays } from '../../kernel';
import type { Instant } from '../../kernel';
import type { ProposalClass } from '../../rulesets';
import type { VotingPeriod } from '../../season';
import { phaseEnd } from '../calendar/boundary';
import { roundOf, tempoOf } from '../model/state';
import type { RoundState } from '../model/state';

export function votingPeriod(
  state: RoundState,
  { period }: ProposalClass,
  submittedAt: Instant,
): VotingPeriod {
  switch (period.type) {
    case 'DAYS': {
      const closesAtMs = plusRulesDays(tempoOf(roundOf(state)), submittedAt, period.days);
      return { opensAtMs: submittedAt, closesAtMs };
    }
    case 'NEXT_PHASE': {
      const opensAtMs = phaseEnd(state, submittedAt);
      return { opensAtMs, closesAtMs: phaseEnd(state, opensAtMs) };
    }
    default:
      return assertNever(period);
  }
}
