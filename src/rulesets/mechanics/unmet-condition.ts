import { namesIn } from '../expressions/check-expression';
import type { ValueOf } from '../expressions/evaluate';
import type { Expression } from '../expressions/expression';
import { expressionWords } from '../expressions/expression-words';
import type { Ruleset } from '../document/ruleset';
import type { Action } from './action';
import { namesOfActions } from './action-names';

/** A condition of an action with its present numbers: "Honour is at least 3; Honour is 0". */
export function unmetCondition(
  ruleset: Ruleset,
  action: Action,
  condition: Expression,
  valueOf: ValueOf,
): string {
  const known = namesOfActions(ruleset, action);
  const values = [...new Set(namesIn(condition))].map((name) => {
    const value = valueOf(name);
    const said = typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
    return `${known.get(name)?.words ?? name} is ${said}`;
  });
  return [expressionWords(condition, known), ...values].join('; ');
}
