import type { Instant, JsonObject } from '../../kernel';
import type { CitedAnchor } from '../../rulesets';

/**
 * The kinds of task. A task waits because the time for it is running, or because another player
 * needs it done.
 */
export type WaitingKind =
  | 'BIDS'
  | 'OUTBID'
  | 'HAND'
  | 'REVEAL'
  | 'TRADE'
  | 'CONTRACT'
  | 'CONTRACT_CHANGE'
  | 'WAGER'
  | 'WAR'
  | 'VOTE'
  | 'CONFIDENCE_VOTE'
  | 'JUSTICE'
  | 'TURN'
  | 'SFIDA'
  | 'READINESS'
  | 'BETS'
  | 'GAME_TO_START'
  | 'GAME_TO_END';

/** Makes an offer a task of the account, even while the offer is refused. */
export type Waits = {
  readonly kind: WaitingKind;
  /** The start of the wait; left out if the start is not stored. */
  readonly sinceMs?: Instant | null;
  /**
   * The key of a text in the vault. While the server has the text there, this is no task, because
   * the server will reveal it.
   */
  readonly unlessKept?: string;
};

/** A command that an account can send now. It is accepted if the input is suitable. */
export type Option<Anchor extends string> = {
  /** The name of the command's mutation. */
  readonly mutation: string;
  readonly rule: Anchor | CitedAnchor;
  /** The option's last instant; null if no end is known. */
  readonly untilMs: Instant | null;
  /** The fields of the command that are already known. The mutation's input has the same fields. */
  readonly known: JsonObject;
  /** The optional input fields that this option requires. */
  readonly needs: readonly string[];
  /** Further facts that help to choose. */
  readonly facts: JsonObject;
  readonly description: string;
};

/** A possible command, with its fields that are already known. */
export type Offer<Known extends object, Anchor extends string, Facts extends object = object> = {
  /** One sentence. */
  readonly description: string;
  /** The fields of the command that are already known. The refusal may depend on them. */
  readonly known?: Known;
  /** The optional input fields that this offer requires. */
  readonly needs?: readonly string[];
  /** Further facts that help to choose. */
  readonly facts?: Partial<Facts>;
  /** The rule section, if it is not the command's own. */
  readonly rule?: Anchor | CitedAnchor;
  readonly untilMs?: Instant | null;
  /** The offer is not an option before this instant. */
  readonly fromMs?: Instant;
  /** Makes the offer a task; left out for no task. */
  readonly waits?: Waits | null;
};

/** Makes the option from an offer that has no known refusal. */
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

/** A task of an account. */
export type Waiting<Anchor extends string, F> = Waits & {
  /** The option that does the task. */
  readonly option: Option<Anchor>;
  /** The instant from which the task can be done; null if it can be done now. */
  readonly fromMs: Instant | null;
  /** The option's present refusal; null for none. */
  readonly refusal: F | null;
};
