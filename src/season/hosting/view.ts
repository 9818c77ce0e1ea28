import type { AccountId, Instant } from '../../kernel';
import { hostingOf } from '../../rulesets';
import type { HostPower, Ruleset } from '../../rulesets';
import type { SeasonRow, SeasonState } from '../model/rows';
import { hostAwayAt } from './acted';
import { hostAccounts } from './hosts';

/** The public view of a season's hosts and their powers [ruling L10]. */
export type HostingView = {
  /** The first host first. */
  readonly accountIds: readonly AccountId[];
  readonly powers: readonly HostPower[];
  readonly actedAtMs: Instant;
  /** The instant from which the players can have another host; null if the rules never allow it. */
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
