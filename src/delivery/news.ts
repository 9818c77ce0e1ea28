import type { Webhook } from '../engine';
import type { Instant } from '../kernel';

/** A message of a webhook: an event of its season, or an entry of its account's inbox. */
export type News = {
  /** The number of the event or the entry, of several the last. */
  readonly position: number;
  /** The number of the first event; the same as `position` for one. */
  readonly from: number;
  /** The same for each attempt, and for each webhook of the season. */
  readonly id: string;
  /** Makes the JSON to send; null if the receiver needs the message no more. */
  readonly render: () => Promise<string | null>;
};

export type NewsPage = {
  readonly news: readonly News[];
  /** The position after the page, with the messages that the webhook does not want. */
  readonly upTo: number;
  /** The first event that is refused, since the webhook's maker no longer hosts the season; or null. */
  readonly refusedFrom: number | null;
  /** The time before which the message after the page does not leave; null or left out for none. */
  readonly heldUntilMs?: Instant | null;
};

/** Reads what is to be sent from the journal and the inbox: nothing else is stored for it. */
export interface NewsSource {
  /**
   * The messages after a position. Without any, `upTo` is that position, or the end of an inbox whose
   * last entries are gone.
   */
  after(webhook: Webhook, position: number): Promise<NewsPage>;
  /** The body of the standing message, as the season is now; null for a webhook without one. */
  standing(webhook: Webhook): Promise<string | null>;
}
