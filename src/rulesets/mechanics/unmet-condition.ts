import { unescaped } from '../document/markdown';
import { namesIn } from '../expressions/check-expression';
import type { ValueOf } from '../expressions/evaluate';
import type { Expression } from '../expressions/expression';
import { expressionWords } from '../expressions/expression-words';
import type { Ruleset } from '../document/ruleset';
import type { Action } from './action';
import { namesOfActions } from './action-names';

/** The facts about an unmet condition. */
export type UnmetCondition = {
  /** The condition with its present values: "Honour is at least 3; Honour is 0". */
  readonly expected: string;
  readonly condition: string;
  readonly values: readonly { readonly title: string; readonly value: number | boolean }[];
};

/** A condition of an action. Its values are public, since no name of a secret value exists. */
export function unmetCondition(
  ruleset: Ruleset,
  action: Action,
  condition: Expression,
  valueOf: ValueOf,
): UnmetCondition {
  const known = namesOfActions(ruleset, action);
  const values = [...new Set(namesIn(condition))].map((name) => {
    const value = valueOf(name);
    return {
      title: unescaped(known.get(name)?.words ?? name),
      value: typeof value === 'boolean' ? value : Number(value),
    };
  });
  const words = unescaped(expressionWords(condition, known));
  const printed = values.map(({ title, value }) => {
    const is = typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
    return `${title} is ${is}`;
  });
  return { expected: [words, ...printed].join('; '), condition: words, values };
}
