import type { LedgerTables } from '../../kernel';
import { officeEventsOf } from './offices/event-table';
import type { ValueGround } from '../mechanics/ground';
import type { TrackedState } from '../mechanics/rows';
import { valueSetOf } from '../mechanics/set-value';
import { actionTakenOf } from '../mechanics/take-action';

/** The event records of a season's tracked values. */
export const valueEventsOf = <State extends TrackedState & LedgerTables>(
  ground: Pick<ValueGround<State, unknown>, 'rulesetOf' | 'putMagistrelli'>,
) => ({
  ValueSet: valueSetOf(ground.rulesetOf),
  ActionTaken: actionTakenOf(ground),
  ...officeEventsOf<State>(ground),
});
