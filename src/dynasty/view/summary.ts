import type { AccountId } from '../../kernel';
import type { DynastyRow } from '../rows';
import { dynastyOf, rulesetOf } from '../state';
import type { DynastyState } from '../state';

/** What lists of seasons show. */
export type DynastySummary = {
  readonly name: string;
  readonly edition: string;
  readonly hostAccountId: AccountId;
  readonly visibility: DynastyRow['visibility'];
  readonly status: DynastyRow['status'];
  readonly rehearsal: boolean;
  readonly playerCount: number;
};

export function dynastySummary(state: DynastyState): DynastySummary {
  const { name, hostAccountId, visibility, status, testClockMs } = dynastyOf(state);
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
