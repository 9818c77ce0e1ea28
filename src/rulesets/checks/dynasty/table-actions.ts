/** A table action has an effect, and cannot be repeated for ever [ruling V25]. */
import { tableActionsOf } from '../../dynasty/table-actions';
import { problem } from '../../document/problem';
import type { DynastySense } from '../common/sense';

export const tableActions: DynastySense = (ruleset) => [
  ...(ruleset.onlyActiveTricksScore || tableActionsOf(ruleset).length === 0
    ? []
    : [problem(['tableActions'], 'expected none where tricks that are not active score, too')]),
  ...tableActionsOf(ruleset).flatMap(({ pegs, limit }, at) =>
    pegs > 0 || limit !== null
      ? []
      : [problem(['tableActions', at, 'limit'], 'expected a limit, as it costs no pegs')],
  ),
];
