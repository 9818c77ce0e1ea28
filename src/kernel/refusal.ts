import type { JsonObject } from './json';

/**
 * Why a command did not happen: a value, not an exception. The sentence that people read is made
 * at the edge from `code` and `facts`.
 */
export type Refusal<Code extends string = string, Facts = JsonObject> = {
  readonly code: Code;
  /** The anchor of the rule in the ruleset's prose; null if no rule is involved. */
  readonly rule: string | null;
  readonly facts: Facts;
};

/** The facts of a refusal whose code is enough. */
export type NoFacts = Readonly<Record<string, never>>;

/** A refusal with a code of the table `R`, which has the type of each code's facts. */
export type RefusalIn<R> = {
  readonly [C in keyof R & string]: Refusal<C, R[C]>;
}[keyof R & string];

/** The sentences that people read, by code. */
export type Sentences<R> = { readonly [C in keyof R]: (facts: R[C]) => string };

/** The facts are optional if all of them are. */
export type FactsArgument<F> = NoFacts extends F ? [facts?: F] : [facts: F];

/** Makes a refusal with the facts that the table `R` has for its code. */
export type Refuse<R, Anchor, F> = <C extends keyof R & string>(
  code: C,
  rule: Anchor,
  ...facts: FactsArgument<R[C]>
) => F;

/** A list of all codes in order of precedence. */
export const inOrder =
  <Code extends string>() =>
  <const List extends readonly Code[]>(
    ...list: List & ([Exclude<Code, List[number]>] extends [never] ? unknown : Missing<Code, List>)
  ): List =>
    list;

type Missing<Code extends string, List extends readonly Code[]> = {
  readonly missing: Exclude<Code, List[number]>;
};
