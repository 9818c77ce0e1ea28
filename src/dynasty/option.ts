import type { Instant, JsonObject } from '../kernel';
import type { DynastyAnchor } from '../rulesets';

/** Something that an account can do now: with suitable input it is not refused. */
export type DynastyOption = {
  /** The name of the mutation that does it. */
  readonly mutation: string;
  readonly rule: DynastyAnchor;
  /** Until when; null when no end is known. */
  readonly untilMs: Instant | null;
  /** Values for the mutation's input, as far as they are known. */
  readonly facts: JsonObject;
  readonly description: string;
};

export function option(
  mutation: string,
  rule: DynastyAnchor,
  description: string,
  facts: JsonObject = {},
  untilMs: Instant | null = null,
): DynastyOption {
  return { mutation, rule, untilMs, facts, description };
}
