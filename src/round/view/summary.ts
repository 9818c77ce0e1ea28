import type { AccountId } from '../../kernel';
import { roundOf, rulesetOf } from '../state';
import type { RoundRow, RoundState } from '../state';

/** What lists of seasons show. */
export type RoundSummary = {
  readonly name: string;
  readonly edition: string;
  readonly hostAccountId: AccountId;
  readonly visibility: RoundRow['visibility'];
  readonly status: RoundRow['status'];
  readonly rehearsal: boolean;
  readonly playerCount: number;
};

export function roundSummary(state: RoundState): RoundSummary {
  const { name, hostAccountId, visibility, status, testClockMs } = roundOf(state);
  return {
    name,
    edition: rulesetOf(state).edition,
    hostAccountId,
    visibility,
    status,
    rehearsal: testClockMs !== null,
    playerCount: state.countBy('players', 'active', 'yes'),
  };
}
