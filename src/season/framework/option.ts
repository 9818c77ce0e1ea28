import type { Instant, JsonObject } from '../../kernel';
import type { CitedAnchor } from '../../rulesets';

/** The things that wait for an account, and are missed or delay others until done. */
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

/** The waiting part of an offer: it waits for its recipient, even if it is refused at the moment. */
export type Waits = {
  readonly kind: WaitingKind;
  /** The begin of the wait; left out if it is not stored. */
  readonly sinceMs?: Instant | null;
  /** Nothing waits while the server keeps a text under this key, which it will reveal by itself. */
  readonly unlessKept?: string;
};

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

/** A thing that waits for an account. */
export type Waiting<Anchor extends string, F> = Waits & {
  /** The option that settles it, with its end. */
  readonly option: Option<Anchor>;
  /** The instant from which it can be done; null if no time is in the way. */
  readonly fromMs: Instant | null;
  /** The present refusal; null for none. */
  readonly refusal: F | null;
};
