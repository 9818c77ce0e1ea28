import type { JsonObject } from './json';

/**
 * Why a command did not happen: a value, not an exception. The sentence that people read is made
 * at the edge from `code` and `facts`.
 */
export type Refusal<Code extends string = string, Facts = JsonObject> = {
  readonly code: Code;
  /**
   * The anchor of the rule in the ruleset's prose; null when it has nothing to do with the rules.
   */
  readonly rule: string | null;
  readonly facts: Facts;
};

/** The facts of a refusal whose code says it all. */
export type NoFacts = Readonly<Record<string, never>>;

/** A refusal of any code of a table `R`, which has the type of each code's facts. */
export type RefusalIn<R> = {
  readonly [C in keyof R & string]: Refusal<C, R[C]>;
}[keyof R & string];

/** What people read of each code of a table. */
export type Sentences<R> = { readonly [C in keyof R]: (facts: R[C]) => string };

/** Facts may be left out where none must be told. */
export type FactsArgument<F> = NoFacts extends F ? [facts?: F] : [facts: F];

/** Makes a refusal, with the facts that its code has in the table `R`. */
export type Refuse<R, Anchor, F> = <C extends keyof R & string>(
  code: C,
  rule: Anchor,
  ...facts: FactsArgument<R[C]>
) => F;

/** A list of codes in order of precedence; it must name every one. */
export const inOrder =
  <Code extends string>() =>
  <const List extends readonly Code[]>(
    ...list: List & ([Exclude<Code, List[number]>] extends [never] ? unknown : Missing<Code, List>)
  ): List =>
    list;

type Missing<Code extends string, List extends readonly Code[]> = {
  readonly missing: Exclude<Code, List[number]>;
};
