import type { AccountId, Instant } from '../../kernel';
import { hostingOf } from '../../rulesets';
import type { HostPower, Ruleset } from '../../rulesets';
import type { SeasonRow, SeasonState } from '../rows';
import { hostAwayAt } from './acted';
import { hostAccounts } from './hosts';

/** What everybody sees of the hosts of a season, and of what they may do [ruling L10]. */
export type HostingView = {
  /** The first host first. */
  readonly accountIds: readonly AccountId[];
  readonly powers: readonly HostPower[];
  readonly actedAtMs: Instant;
  /** From when the players can have another host; null where they never can. */
  readonly awayAtMs: Instant | null;
};

export function hostingView(state: SeasonState, season: SeasonRow, ruleset: Ruleset): HostingView {
  const hosting = hostingOf(ruleset);
  return {
    accountIds: hostAccounts(state, season),
    powers: hosting.powers,
    actedAtMs: season.hostActedAtMs,
    awayAtMs: hostAwayAt(season, hosting),
  };
}
