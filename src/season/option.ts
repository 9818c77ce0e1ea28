import type { Instant, JsonObject } from '../kernel';

/** Something that an account can do now: with suitable input it is not refused. */
export type Option<Anchor extends string> = {
  /** The name of the mutation that does it. */
  readonly mutation: string;
  readonly rule: Anchor;
  /** Until when; null when no end is known. */
  readonly untilMs: Instant | null;
  /** Values for the mutation's input, as far as they are known. */
  readonly facts: JsonObject;
  readonly description: string;
};

export const option = <Anchor extends string>(
  mutation: string,
  rule: Anchor,
  description: string,
  facts: JsonObject = {},
  untilMs: Instant | null = null,
): Option<Anchor> => ({ mutation, rule, untilMs, facts, description });
