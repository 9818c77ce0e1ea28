/** Webhooks and the log of their deliveries as stored, and the port to their store. */
import type { AccountId, Actor, Instant, SeasonId } from '../kernel';
import type { Channel } from '../rulesets';
import type { NoticeKind } from '../season';
import type { Answer } from './ports';

/**
 * PAUSED by its owner, STOPPED after three days of failures, GONE if its receiver answered 410,
 * UNHOSTED if its maker no longer hosts the season. A webhook that is not active keeps its position.
 */
export type WebhookStatus = 'ACTIVE' | 'PAUSED' | WebhookEnd['status'];

/** The end of a webhook's deliveries. Its account gets a notice about the undelivered message. */
export type WebhookEnd = {
  readonly status: 'STOPPED' | 'GONE' | 'UNHOSTED';
  /** The number of the event or the entry that was not delivered. */
  readonly undelivered: number;
};

/** The reason for a failed attempt. */
export type DeliveryFailure =
  | 'ADDRESS_REFUSED'
  | 'NAME_UNKNOWN'
  | 'CONNECTION_FAILED'
  | 'CERTIFICATE_INVALID'
  | 'TIMED_OUT'
  | 'REDIRECTED'
  | 'STATUS_NOT_OK'
  | 'RATE_LIMITED'
  | 'GONE'
  | 'SERVER_ERROR';

/** The form of messages: signed JSON, or messages of Discord. */
export type WebhookFormat = 'STANDARD' | 'DISCORD';

/**
 * The ways out. MAIL sends an account's notices to its confirmed address. LETTER is one mail with a
 * link: the only news after position 0.
 */
export type DeliveryFormat = WebhookFormat | 'MAIL' | 'LETTER';

/** The ways out that are no webhooks of the API. */
export const MAIL_FORMATS = ['MAIL', 'LETTER'] as const satisfies readonly DeliveryFormat[];

/** Selects the messages of a webhook; null properties select all. */
export type WebhookFilter = {
  readonly types: readonly string[] | null;
  readonly channels: readonly Channel[] | null;
  /** The actors of a season's events. */
  readonly actors: readonly Actor[] | null;
  /** The kinds of an account's notices. */
  readonly kinds: readonly NoticeKind[] | null;
};

/** The parts of a webhook that are stored encrypted. */
export type WebhookSecrets = {
  /** For mail: the address after `mailto:`. */
  readonly url: string;
  /** Base64, without the prefix `whsec_`; the token of a letter's link; the key to unsubscribe. */
  readonly secret: string;
  /** The secret before the last rotation, and the time until which it also signs. */
  readonly former: { readonly secret: string; readonly untilMs: Instant } | null;
};

/** The message of Discord that tells the state of the season, and is edited. */
export type StandingMessage = {
  /** Its id; null if there is none, for example once people have deleted it. */
  readonly messageId: string | null;
  /** The body that it has; '' for none. */
  readonly body: string;
  /** After a failure: the time of the next attempt. Without it and an id, no other is made. */
  readonly retryAtMs?: Instant;
};

export type Webhook = {
  readonly id: string;
  /** Null for an account's own webhook. */
  readonly seasonId: SeasonId | null;
  /** The account that made it. */
  readonly accountId: AccountId;
  readonly name: string;
  /** Given by the address. */
  readonly format: DeliveryFormat;
  readonly filter: WebhookFilter;
  /** Null before it is made. */
  readonly standing: StandingMessage | null;
  readonly status: WebhookStatus;
  /** The number of the last event of the season, or entry of the inbox, that is done. */
  readonly position: number;
  /** The time of the next attempt; without failures the end of the last turn, 0 before the first. */
  readonly dueAtMs: Instant;
  /** The end of the lease of the node that delivers; 0 for none. */
  readonly claimedUntilMs: Instant;
  /** The lease; '' for none. */
  readonly claim: string;
  /** The failed attempts at the next message. */
  readonly failures: number;
  /** The time of the first of these attempts; null for none. */
  readonly failingSinceMs: Instant | null;
  /** The reason of the last failed attempt; null after a success. */
  readonly failure: DeliveryFailure | null;
  /** The number of the last entry in its log. */
  readonly logged: number;
  readonly createdAtMs: Instant;
};

/** A webhook whose stored secrets are sealed. */
export type SealedWebhook = { readonly webhook: Webhook; readonly sealed: string };

/** One attempt to deliver a message. The log of a webhook keeps the newest 1,000. */
export type Delivery = {
  readonly webhookId: string;
  /** From 1 without gaps. */
  readonly number: number;
  readonly messageId: string;
  readonly purpose: 'NEWS' | 'TEST' | 'AGAIN' | 'STANDING';
  readonly atMs: Instant;
  readonly tookMs: number;
  /** The HTTP status; null without an answer. */
  readonly status: number | null;
  /** Null for a success. */
  readonly failure: DeliveryFailure | null;
  /** The sent body. */
  readonly body: string;
  /** The beginning of a failed attempt's answer; '' for a success. */
  readonly answer: string;
};

export type NewDelivery = Omit<Delivery, 'number'>;

/** A delivering node's progress with one webhook. */
export type WebhookProgress = {
  readonly webhookId: string;
  /** The node's lease. With another lease, only the log is written. */
  readonly claim: string;
  readonly change: Pick<
    Webhook,
    | 'position'
    | 'dueAtMs'
    | 'failures'
    | 'failingSinceMs'
    | 'failure'
    | 'claimedUntilMs'
    | 'standing'
  >;
  /** Null while the deliveries go on. */
  readonly end: WebhookEnd | null;
  readonly deliveries: readonly NewDelivery[];
};

export type WebhookOwner =
  { readonly seasonId: SeasonId } | { readonly seasonId: null; readonly accountId: AccountId };

/** The settings of a webhook that its owner changes. Left out: unchanged. */
export type WebhookChange = Partial<
  Pick<
    Webhook,
    'name' | 'format' | 'filter' | 'status' | 'position' | 'dueAtMs' | 'failures' | 'failingSinceMs'
  >
> & {
  readonly failure?: null;
  readonly standing?: null;
  /** Makes the new sealed secrets of the stored ones, within the transaction. */
  readonly reseal?: (sealed: string) => string;
};

/** A stretch of a webhook's log, read from either end; null for the log's ends. */
export type DeliveryStretch = {
  readonly after: number | null;
  readonly before: number | null;
  readonly fromEnd: boolean;
  readonly limit: number;
};

/** The webhooks that may have something to do since an earlier look; the others are not read. */
export type LookScope = {
  /** The seasons and accounts with news. */
  readonly ids: readonly string[];
  /** The webhooks that became due after this instant are included. */
  readonly since: Instant;
};

/** Methods that take an answer store it in the transaction that does the work. */
export interface WebhookStore {
  /** Resolves with false if the owner has `most` webhooks already. */
  add(made: SealedWebhook, most: number, answer: Answer | null): Promise<boolean>;
  webhook(id: string): Promise<SealedWebhook | null>;
  /** Webhooks, without mail. Oldest first. */
  webhooksOf(owner: WebhookOwner): Promise<readonly SealedWebhook[]>;
  /** Ends the present lease, so that the change counts for the next attempt. */
  change(id: string, change: WebhookChange, answer: Answer | null): Promise<void>;
  /** Removes a webhook with its log. */
  remove(id: string, answer: Answer | null): Promise<void>;
  /** Active webhooks, to find out whose news they wait for. */
  watched(): Promise<
    readonly { readonly seasonId: SeasonId | null; readonly accountId: AccountId }[]
  >;
  /**
   * Leases active webhooks that have news and are due to one node, those that wait longest first: at
   * most `limit`, and at most 20 leased ones of an account over all nodes.
   */
  claim(lease: {
    readonly claim: string;
    readonly now: Instant;
    readonly untilMs: Instant;
    readonly limit: number;
    /** The ways out that this node has. Left out: all. */
    readonly formats?: readonly DeliveryFormat[];
    /** Null for a look at all webhooks. */
    readonly scope: LookScope | null;
  }): Promise<readonly SealedWebhook[]>;
  /** Ends all leases: after the start of a process that has the store to itself. */
  endLeases(): Promise<void>;
  /** Writes progress in one transaction. Resolves with the webhooks whose lease was lost. */
  progress(all: readonly WebhookProgress[]): Promise<ReadonlySet<string>>;
  /** Adds an entry to the log. Resolves with its number; 0 if the webhook is gone. */
  log(delivery: NewDelivery, answerOf: ((number: number) => Answer | null) | null): Promise<number>;
  delivery(webhookId: string, number: number): Promise<Delivery | null>;
  /** The entries of the log in the stretch's reading order. */
  deliveries(webhookId: string, stretch: DeliveryStretch): Promise<readonly Delivery[]>;
  /** Removes at most `limit` entries from before that instant. Resolves with their number. */
  forgetDeliveries(before: Instant, limit: number): Promise<number>;
}
