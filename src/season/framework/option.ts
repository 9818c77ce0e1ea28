import type { Instant, JsonObject } from '../../kernel';
import type { CitedAnchor } from '../../rulesets';

/** The kinds of task. The time of a task is running, or another player waits for it. */
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

/** Makes an offer a task of its recipient, even while the offer is refused. */
export type Waits = {
  readonly kind: WaitingKind;
  /** The start of the wait; left out if it is not stored. */
  readonly sinceMs?: Instant | null;
  /**
   * Drops the task while the server keeps a text under this key, because the server will reveal it.
   */
  readonly unlessKept?: string;
};

/** A command that an account can send now. With suitable input it is not refused. */
export type Option<Anchor extends string> = {
  /** The name of the command's mutation. */
  readonly mutation: string;
  readonly rule: Anchor | CitedAnchor;
  /** The option's last instant; null if no end is known. */
  readonly untilMs: Instant | null;
  /** The known fields of the command, which are fields of the mutation's input too. */
  readonly known: JsonObject;
  /** The optional input fields that this option needs. */
  readonly needs: readonly string[];
  /** Further facts for the choice. */
  readonly facts: JsonObject;
  readonly description: string;
};

/** A possible command, with the fields that are known before it is sent. */
export type Offer<Known extends object, Anchor extends string, Facts extends object = object> = {
  /** One sentence. */
  readonly description: string;
  /** The known fields of the command. Its refusal may depend on them. */
  readonly known?: Known;
  /** The optional input fields that this offer needs. */
  readonly needs?: readonly string[];
  /** Further facts for the choice. */
  readonly facts?: Partial<Facts>;
  /** The rule section, if it is not the command's own. */
  readonly rule?: Anchor | CitedAnchor;
  readonly untilMs?: Instant | null;
  /** The offer is not an option before this instant. */
  readonly fromMs?: Instant;
  /** Makes the offer a task; left out if nobody misses it. */
  readonly waits?: Waits | null;
};

/** The option of an offer that has no known refusal. */
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
  /** The instant from which the task can be done; null if its time has come. */
  readonly fromMs: Instant | null;
  /** The option's present refusal; null for none. */
  readonly refusal: F | null;
};
