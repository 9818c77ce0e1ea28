/** The clock: the warning comes within its time. */
import { problem } from '../../document/problem';
import { tableActionsOf } from '../../dynasty/table-actions';
import type { DynastyCheck } from '../common/check';

export const limits: DynastyCheck = ({ clockHours, clockWarningHours }) =>
  clockWarningHours === null || clockWarningHours < clockHours
    ? []
    : [problem(['clockWarningHours'], `expected fewer hours than the clock has, ${clockHours}`)];

/** Tricks: a class has at least as many tricks as a game draws from it. */
export const activeCounts: DynastyCheck = ({ trickClasses, tricks }) =>
  trickClasses.flatMap(({ class: of, active }, at) => {
    const there = tricks.filter((trick) => trick.class === of).length;
    if (active.type === 'ALL' || active.count <= there) return [];
    const message = `expected at most ${there}, as many as there are tricks of this class`;
    return [problem(['trickClasses', at, 'active', 'count'], message)];
  });

/** A table action has an effect, and its number of uses is limited [ruling V25]. */
export const tableActions: DynastyCheck = (ruleset) => [
  ...(ruleset.onlyActiveTricksScore || tableActionsOf(ruleset).length === 0
    ? []
    : [problem(['tableActions'], 'expected none: tricks that are not active score too')]),
  ...tableActionsOf(ruleset).flatMap(({ pegs, limit }, at) =>
    pegs > 0 || limit !== null
      ? []
      : [problem(['tableActions', at, 'limit'], 'expected a limit: the action costs no pegs')],
  ),
];
