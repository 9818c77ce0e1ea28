import { violation } from '../../kernel';
import { presentPlayer } from '../model/players';
import type { SeasonRow, SeasonState } from '../model/rows';
import { hostAccounts } from './hosts';

/** The invariants of hosts: each is listed once, and all but the first are players. */
export function hostingViolations(state: SeasonState, season: SeasonRow): string[] {
  const accounts = hostAccounts(state, season);
  return [
    ...violation(season.hostAccountId !== '', 'nobody hosts'),
    ...violation(new Set(accounts).size === accounts.length, 'somebody hosts twice'),
    ...season.coHostIds.flatMap((id) =>
      violation(presentPlayer(state, id) !== null, `${id} hosts and is no player`),
    ),
    ...violation(season.hostActedAtMs >= season.createdAtMs, 'a host acted before the season'),
  ];
}
