import type {
  Clock,
  Sealing,
  SealedWebhook,
  StandingMessage,
  Webhook,
  WebhookEnd,
  WebhookProgress,
} from '../engine';
import { instant } from '../kernel';
import type { Instant } from '../kernel';
import { GIVEN_UP_AFTER_MS, nextAttempt } from './back-off';
import type { Ways } from './formats';
import type { News, NewsPage, NewsSource } from './news';
import type { Pacer } from './pacer';
import type { ProgressWriter } from './progress-writer';
import { openSecrets, sendMessage } from './sender';
import type { Attempt } from './sender';
import { keepStanding } from './standing';

/** The time after which another node may take over, longer than one attempt. */
export const LEASE_MS = 30_000;
/** The time after which a run gives way to webhooks that wait. */
const TURN_MS = 20_000;
const NO_TIME = instant(0);

type Kept = Pick<Webhook, 'position' | 'dueAtMs' | 'failures' | 'failingSinceMs' | 'failure'>;
type State = Kept & { readonly end: WebhookEnd | null };

export type RunDeps = Ways & {
  readonly source: NewsSource;
  readonly sealing: Sealing;
  readonly clock: Clock;
  readonly writer: ProgressWriter;
  readonly pacer: Pacer;
  readonly isStopped: () => boolean;
  /** Called after each attempt. */
  readonly onAttempt: (attempt: Attempt) => void;
  /** Called once the end of a webhook is stored, with the notice to its account. */
  readonly onEnd: (webhook: Webhook) => void;
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
  const { standing } = webhook;
  const progress: Progress = { state: { ...webhook, end: null }, standing, mayGoOn };
  try {
    while (mayGoOn()) {
      const page = await source.after(webhook, progress.state.position);
      if (page.refusedFrom !== null) {
        const end = { status: 'UNHOSTED', undelivered: page.refusedFrom } as const;
        progress.state = { ...unfailed(progress.state.position), end };
        break;
      }
      if (page.upTo <= progress.state.position) {
        const { heldUntilMs = null } = page;
        if (heldUntilMs !== null) progress.state = { ...progress.state, dueAtMs: heldUntilMs };
        break;
      }
      if (!(await tellStanding(deps, claimed, page, progress))) break;
      if (!(await deliverPage(deps, claimed, page.news, progress))) break;
      progress.state = unfailed(page.upTo);
    }
  } catch (error) {
    if (deps.isStopped()) return;
    const next = progress.state.position + 1;
    progress.state = failedOnce(progress.state, OWN_ERROR, clock.now(), next);
    throw error;
  } finally {
    // Without failures, the webhook goes behind those that wait.
    const { state: reached } = progress;
    const dueAtMs = instant(Math.max(reached.dueAtMs, clock.now()));
    const state = reached.failures > 0 ? reached : { ...reached, dueAtMs };
    writer.add({ ...lease, ...changeTo({ ...progress, state }, NO_TIME), deliveries: [] });
    await writer.flush();
    if (state.end !== null) deps.onEnd(webhook);
    writer.forget(lease);
  }
}

/** `state` is what was reached, also if an error ends the run. */
type Progress = {
  state: State;
  standing: StandingMessage | null;
  readonly mayGoOn: () => boolean;
};

/**
 * Keeps the standing message up to date. It comes before the news, so that a limit of Discord leaves
 * news that bring the webhook back. Resolves with false if Discord asks to wait, or has no such
 * webhook any more.
 */
async function tellStanding(
  deps: RunDeps,
  { webhook, sealed }: SealedWebhook,
  { news, upTo }: NewsPage,
  progress: Progress,
): Promise<boolean> {
  const { writer, clock, sealing } = deps;
  const { id: webhookId, claim } = webhook;
  const secrets = openSecrets(sealing, webhookId, sealed);
  const kept = await keepStanding(deps, webhook, secrets, progress.standing, progress.mayGoOn);
  if (kept === null) return true;
  const { attempt, standing, isNew } = kept;
  const { failure } = attempt;
  if (failure !== null && deps.isStopped()) return false;
  progress.standing = standing;
  deps.onAttempt(attempt);
  const wait = failure === 'RATE_LIMITED' ? (attempt.retryAfterMs ?? 0) : attempt.restMs;
  if (wait > 0) progress.state = { ...progress.state, dueAtMs: instant(clock.now() + wait) };
  if (failure === 'GONE') {
    const undelivered = news[0]?.from ?? upTo;
    progress.state = failedOnce(progress.state, attempt, clock.now(), undelivered);
  }
  const changed = changeTo(progress, instant(clock.now() + LEASE_MS));
  writer.add({ webhookId, claim, ...changed, deliveries: [attempt.delivery] });
  // A message whose id is lost can never be edited.
  if (isNew) await writer.flush();
  return wait === 0 && failure !== 'GONE';
}

/** Delivers messages until one fails. Resolves with true after the last. */
async function deliverPage(
  deps: RunDeps,
  claimed: SealedWebhook,
  news: readonly News[],
  progress: Progress,
): Promise<boolean> {
  const { webhook } = claimed;
  const { id: webhookId, claim } = webhook;
  const { writer, clock, pacer } = deps;
  const secrets = openSecrets(deps.sealing, webhookId, claimed.sealed);
  for (const { position, from, id, render } of news) {
    await pacer.turn();
    const body = await render();
    if (!progress.mayGoOn()) return false;
    if (body === null) {
      progress.state = unfailed(position);
      continue;
    }
    const attempt = await sendMessage(deps, webhook, secrets, { id, body, purpose: 'NEWS' });
    // A connection that the stop has cut is no failure of the receiver.
    if (attempt.failure !== null && deps.isStopped()) return false;
    deps.onAttempt(attempt);
    const isDone = attempt.failure === null;
    progress.state = isDone
      ? rested(position, attempt, clock.now())
      : failedOnce(progress.state, attempt, clock.now(), from);
    const changed = changeTo(progress, instant(clock.now() + LEASE_MS));
    writer.add({ webhookId, claim, ...changed, deliveries: [attempt.delivery] });
    if (!isDone || attempt.restMs > 0) return false;
  }
  return true;
}

const changeTo = (
  { state, standing }: Pick<Progress, 'state' | 'standing'>,
  claimedUntilMs: Instant,
): Pick<WebhookProgress, 'change' | 'end'> => {
  const { position, dueAtMs, failures, failingSinceMs, failure, end } = state;
  const kept = { position, dueAtMs, failures, failingSinceMs, failure };
  return { change: { ...kept, standing, claimedUntilMs }, end };
};

const unfailed = (position: number): State => ({
  position,
  dueAtMs: NO_TIME,
  failures: 0,
  failingSinceMs: null,
  failure: null,
  end: null,
});

/** The state after a success. The receiver may ask for a rest before the next message. */
const rested = (position: number, { restMs }: Attempt, now: Instant): State =>
  restMs === 0 ? unfailed(position) : { ...unfailed(position), dueAtMs: instant(now + restMs) };

type Failed = Pick<Attempt, 'failure' | 'retryAfterMs'>;
const OWN_ERROR: Failed = { failure: 'SERVER_ERROR', retryAfterMs: null };

/** The server's own errors wait as long as the receiver's, but stop no webhook. */
function failedOnce(
  before: State,
  { failure, retryAfterMs }: Failed,
  now: Instant,
  undelivered: number,
): State {
  // A full bucket is no failure of the receiver.
  if (failure === 'RATE_LIMITED') {
    return { ...before, dueAtMs: instant(now + (retryAfterMs ?? 0)) };
  }
  const failures = before.failures + 1;
  const isAnother = before.failure === 'SERVER_ERROR' && failure !== 'SERVER_ERROR';
  const failingSinceMs = isAnother ? now : (before.failingSinceMs ?? now);
  const isGivenUp = failure !== 'SERVER_ERROR' && now - failingSinceMs >= GIVEN_UP_AFTER_MS;
  return {
    position: before.position,
    ...{ failures, failingSinceMs, failure },
    dueAtMs: nextAttempt(now, failures, retryAfterMs),
    end:
      failure === 'GONE'
        ? { status: 'GONE', undelivered }
        : isGivenUp
          ? { status: 'STOPPED', undelivered }
          : null,
  };
}
