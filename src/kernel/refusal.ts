import type { JsonObject } from './json';

/**
 * The reason why a command did not happen: a value, not an exception. The sentence for people is
 * made at the edge from `code` and `facts`.
 */
export type Refusal<Code extends string = string, Facts = JsonObject> = {
  readonly code: Code;
  /** The anchor of the rule in the ruleset's prose; null if no rule is involved. */
  readonly rule: string | null;
  readonly facts: Facts;
};

/** The facts of a refusal that needs only its code. */
export type NoFacts = Readonly<Record<string, never>>;

/** A refusal with a code of table `R`, and the facts that the table has for this code. */
export type RefusalIn<R> = {
  readonly [C in keyof R & string]: Refusal<C, R[C]>;
}[keyof R & string];

/** The sentences that people read, by code. */
export type Sentences<R> = { readonly [C in keyof R]: (facts: R[C]) => string };

/** The argument for a refusal's facts; optional if every fact is optional. */
export type FactsArgument<F> = NoFacts extends F ? [facts?: F] : [facts: F];

/** Makes a refusal with the facts that the table `R` has for its code. */
export type Refuse<R, Anchor, F> = <C extends keyof R & string>(
  code: C,
  rule: Anchor,
  ...facts: FactsArgument<R[C]>
) => F;

/** A list of all codes in order of precedence. The compiler checks that none is missing. */
export const inOrder =
  <Code extends string>() =>
  <const List extends readonly Code[]>(
    ...list: List & ([Exclude<Code, List[number]>] extends [never] ? unknown : Missing<Code, List>)
  ): List =>
    list;

type Missing<Code extends string, List extends readonly Code[]> = {
  readonly missing: Exclude<Code, List[number]>;
};
