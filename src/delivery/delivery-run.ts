import type { Clock, Sealing, SealedWebhook, Webhook, WebhookProgress } from '../engine';
import { instant } from '../kernel';
import type { Instant } from '../kernel';
import { GIVEN_UP_AFTER_MS, nextAttempt } from './back-off';
import type { News, NewsSource } from './news';
import type { Pacer } from './pacer';
import type { Poster } from './post';
import type { ProgressWriter } from './progress-writer';
import { openSecrets, sendMessage } from './sender';
import type { Attempt } from './sender';

/** The time after which another node may take over, longer than one attempt. */
export const LEASE_MS = 30_000;
/** The time after which a run gives way to webhooks that wait. */
const TURN_MS = 20_000;
const NO_TIME = instant(0);

/** The wait after an error of the server's own. */
const AFTER_ERROR_MS = 60_000;

type State = Pick<
  Webhook,
  'position' | 'dueAtMs' | 'failures' | 'failingSinceMs' | 'failure' | 'status'
>;

export type RunDeps = {
  readonly source: NewsSource;
  readonly poster: Poster;
  readonly sealing: Sealing;
  readonly clock: Clock;
  readonly writer: ProgressWriter;
  readonly pacer: Pacer;
  readonly isStopped: () => boolean;
  /** Called after each attempt. */
  readonly onAttempt: (attempt: Attempt) => void;
};

/**
 * Delivers the news of one leased webhook in order, one message at a time, until there is none or
 * one fails. Then it ends the lease.
 */
export async function runDeliveries(deps: RunDeps, claimed: SealedWebhook): Promise<void> {
  const { writer, clock, source } = deps;
  const { webhook } = claimed;
  const lease = { webhookId: webhook.id, claim: webhook.claim };
  const endsAtMs = clock.now() + TURN_MS;
  const mayGoOn = (): boolean =>
    !deps.isStopped() && !writer.hasLost(lease) && clock.now() < endsAtMs;
  let state: State = webhook;
  try {
    while (mayGoOn()) {
      const page = await source.after(webhook, state.position);
      if (page.upTo <= state.position) break;
      const delivered = await deliverPage(deps, claimed, page.news, { state, mayGoOn });
      ({ state } = delivered);
      if (!delivered.isWhole) break;
      state = unfailed(page.upTo);
    }
  } catch (error) {
    state = { ...state, dueAtMs: instant(clock.now() + AFTER_ERROR_MS) };
    throw error;
  } finally {
    writer.add({ ...lease, change: changeTo(state, NO_TIME), deliveries: [] });
    await writer.flush();
    writer.forget(lease);
  }
}

type Progress = { readonly state: State; readonly mayGoOn: () => boolean };
type Delivered = { readonly state: State; readonly isWhole: boolean };

/** Delivers messages until one fails. */
async function deliverPage(
  deps: RunDeps,
  claimed: SealedWebhook,
  news: readonly News[],
  { state: before, mayGoOn }: Progress,
): Promise<Delivered> {
  const { id: webhookId, claim } = claimed.webhook;
  const { writer, clock, pacer } = deps;
  const secrets = openSecrets(deps.sealing, claimed);
  let state = before;
  for (const { position, id, render } of news) {
    await pacer.turn();
    const body = await render();
    if (!mayGoOn()) return { state, isWhole: false };
    const attempt = await sendMessage(deps, webhookId, secrets, { id, body, purpose: 'NEWS' });
    // A connection that the stop has cut is no failure of the receiver.
    if (attempt.failure !== null && deps.isStopped()) return { state, isWhole: false };
    deps.onAttempt(attempt);
    const isDone = attempt.failure === null;
    state = isDone ? unfailed(position) : failedOnce(state, attempt, clock.now());
    const change = changeTo(state, instant(clock.now() + LEASE_MS));
    writer.add({ webhookId, claim, change, deliveries: [attempt.delivery] });
    if (!isDone) return { state, isWhole: false };
  }
  return { state, isWhole: true };
}

const changeTo = (
  { position, dueAtMs, failures, failingSinceMs, failure, status }: State,
  claimedUntilMs: Instant,
): WebhookProgress['change'] => ({
  ...{ position, dueAtMs, failures, failingSinceMs, failure, claimedUntilMs },
  ...(status === 'GONE' || status === 'STOPPED' ? { status } : {}),
});

const unfailed = (position: number): State => ({
  position,
  dueAtMs: NO_TIME,
  failures: 0,
  failingSinceMs: null,
  failure: null,
  status: 'ACTIVE',
});

function failedOnce(before: State, { failure, retryAfterMs }: Attempt, now: Instant): State {
  const failures = before.failures + 1;
  const failingSinceMs = before.failingSinceMs ?? now;
  const isGivenUp = now - failingSinceMs >= GIVEN_UP_AFTER_MS;
  return {
    position: before.position,
    ...{ failures, failingSinceMs, failure },
    dueAtMs: nextAttempt(now, failures, retryAfterMs),
    status: failure === 'GONE' ? 'GONE' : isGivenUp ? 'STOPPED' : 'ACTIVE',
  };
}
