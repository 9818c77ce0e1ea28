import type { Instant, JsonObject } from '../../kernel';
import type { CitedAnchor } from '../../rulesets';
import type { Waits } from './waits';

/** A command that an account can send now: with suitable input it is not refused. */
export type Option<Anchor extends string> = {
  /** The name of its mutation. */
  readonly mutation: string;
  readonly rule: Anchor | CitedAnchor;
  /** The last instant; null if no end is known. */
  readonly untilMs: Instant | null;
  /** The known fields of the command, and so of the mutation's input. */
  readonly known: JsonObject;
  /** Optional fields of the mutation's input that are needed here. */
  readonly needs: readonly string[];
  /** Further facts for the choice. */
  readonly facts: JsonObject;
  readonly description: string;
};

/** A possible command, as far as it is known before it is sent. */
export type Offer<Known extends object, Anchor extends string, Facts extends object = object> = {
  /** One sentence. */
  readonly description: string;
  /** The known fields of the command: its refusal may depend on them. */
  readonly known?: Known;
  /** Optional fields of the mutation's input that are needed here. */
  readonly needs?: readonly string[];
  /** Further facts for the choice. */
  readonly facts?: Partial<Facts>;
  /** The section, if it is not the command's own. */
  readonly rule?: Anchor | CitedAnchor;
  readonly untilMs?: Instant | null;
  /** The offer is not an option before this instant, whatever else allows it. */
  readonly fromMs?: Instant;
  /** The offer waits for its recipient; left out if nobody misses it. */
  readonly waits?: Waits | null;
};

/** An offer without a known refusal, under the name of its mutation. */
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
