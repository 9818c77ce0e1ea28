import type { JsonObject } from './json';

/**
 * Why a command did not happen: a value, not an exception. The sentence that people read is made
 * at the edge from `code` and `facts`.
 */
export type Refusal<Code extends string = string> = {
  readonly code: Code;
  /** The anchor of the rule in the ruleset's prose; null when it is no matter of the rules. */
  readonly rule: string | null;
  readonly facts: JsonObject;
};
