import type { Instant, JsonObject } from '../kernel';
import type { CitedAnchor } from '../rulesets';
import type { Waits } from './waits';

/** Something that an account can do now: with suitable input it is not refused. */
export type Option<Anchor extends string> = {
  /** The name of the mutation that does it. */
  readonly mutation: string;
  readonly rule: Anchor | CitedAnchor;
  /** Until when; null when no end is known. */
  readonly untilMs: Instant | null;
  /** What is known of the command, and so of the mutation's input. */
  readonly known: JsonObject;
  /** Fields of the mutation's input that it takes here, although they can be left out. */
  readonly needs: readonly string[];
  /** What else helps to choose. */
  readonly facts: JsonObject;
  readonly description: string;
};

/** What a command might do, as far as it is known before anybody asks for it. */
export type Offer<Known extends object, Anchor extends string, Facts extends object = object> = {
  /** In one sentence. */
  readonly description: string;
  /** The fields of the command that are known: its refusal may rest on them. */
  readonly known?: Known;
  /** Fields of the mutation's input that it takes here, although they can be left out. */
  readonly needs?: readonly string[];
  /** What else helps to choose. */
  readonly facts?: Partial<Facts>;
  /** The section, where it is not the command's own. */
  readonly rule?: Anchor | CitedAnchor;
  readonly untilMs?: Instant | null;
  /** Before this it is no option, even if nothing else is in the way. */
  readonly fromMs?: Instant;
  /** That it waits for whom it is made to; left out for what may as well be left undone. */
  readonly waits?: Waits | null;
};

/** An offer that nothing known speaks against, under the name of the mutation that takes it. */
export const optionFrom = <Anchor extends string>(
  mutation: string,
  law: Anchor,
  { description, known, needs, facts, rule, untilMs }: Offer<object, Anchor>,
): Option<Anchor> => ({
  mutation,
  rule: rule ?? law,
  untilMs: untilMs ?? null,
  known: { ...known },
  needs: needs ?? [],
  facts: { ...facts },
  description,
});
