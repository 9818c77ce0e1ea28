import { randomBytes } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { answerOnce, ThrottledRequest } from '../accounts';
import type { AnsweringDeps } from '../accounts';
import { MAIL_FORMATS } from '../engine';
import type {
  Answer,
  Clock,
  Delivery,
  Sealing,
  SealedWebhook,
  Webhook,
  WebhookSecrets,
  WebhookStore,
} from '../engine';
import { DAY_MS, instant } from '../kernel';
import type { AccountId, Json, JsonObject } from '../kernel';
import { problemOf } from './addresses';
import type { AddressProblem, WebhookTargets } from './addresses';
import { isOfDiscord } from './discord/address';
import { formatOf, FORMATS } from './formats';
import type { Poster } from './post';
import { isWebhookRefusal, refuse } from './refusals';
import type { WebhookRefusal } from './refusals';
import { openSecrets, sealSecrets, sendMessage } from './sender';
import { newWebhookSecret } from './signature';
import type { AskedChange, NewWebhook, OpenWebhook, Webhooks } from './webhooks';

/** The time for which the secret before a rotation also signs. */
const FORMER_VALID_MS = DAY_MS;
const NO_TIME = instant(0);

export type WebhookLimits = {
  readonly webhooksPerSeason: number;
  readonly webhooksPerAccount: number;
  /** Tests and repeated deliveries of an account in a minute. */
  readonly webhookTestsPerAccount: number;
};

export type WebhooksDeps = {
  readonly store: WebhookStore;
  readonly answering: AnsweringDeps;
  readonly sealing: Sealing;
  readonly poster: Poster;
  readonly clock: Clock;
  readonly targets: WebhookTargets;
  readonly discordOrigins: readonly string[];
  readonly limits: WebhookLimits;
  /** Called after each change. */
  readonly onChange: () => void;
};

type Asking = Parameters<Webhooks['create']>[0];
type Outcome = { readonly webhookId: string };
type Work<T> = (answerOf: (outcome: T) => Answer | null) => Promise<T | WebhookRefusal>;

export function makeWebhooks(deps: WebhooksDeps): Webhooks {
  const { store, sealing } = deps;
  const open = (sealed: SealedWebhook): OpenWebhook => ({
    webhook: sealed.webhook,
    secrets: openSecrets(sealing, sealed.webhook.id, sealed.sealed),
  });
  const find = async (id: string): Promise<OpenWebhook | null> => {
    const sealed = await store.webhook(id);
    if (sealed === null || MAIL_FORMATS.some((format) => format === sealed.webhook.format)) {
      return null;
    }
    return open(sealed);
  };
  const found = async (done: Outcome | WebhookRefusal): Promise<OpenWebhook | WebhookRefusal> => {
    if (isWebhookRefusal(done)) return done;
    deps.onChange();
    return (await find(done.webhookId)) ?? refuse('WEBHOOK_NOT_FOUND');
  };
  return {
    find,
    listOf: async (owner) => (await store.webhooksOf(owner)).map(open),
    create: async (asking, made) => found(await create(deps, asking, made)),
    change: async (asking, opened, asked) => found(await changeOnce(deps, asking, opened, asked)),
    remove: async (asking, webhookId, isOwn) => {
      const done = await once<Outcome>(deps, asking, ['deleteWebhook', webhookId], async (of) => {
        if (!(await isOwn())) return refuse('WEBHOOK_NOT_FOUND');
        await store.remove(webhookId, of({ webhookId }));
        return { webhookId };
      });
      return isWebhookRefusal(done) ? done : null;
    },
    rotate: async (asking, { webhook }) => found(await rotate(deps, asking, webhook.id)),
    ...trials(deps),
    delivery: (webhookId, number) => store.delivery(webhookId, number),
    deliveries: (webhookId, stretch) => store.deliveries(webhookId, stretch),
  };
}

/** Does the request of an account once. */
function once<T extends JsonObject>(
  { answering }: WebhooksDeps,
  { account, idempotencyKey: key }: Asking,
  content: readonly Json[],
  work: Work<T>,
): Promise<T | WebhookRefusal> {
  const asked = { accountId: account.id, key, content };
  return answerOnce<T, WebhookRefusal>(answering, asked, work);
}

function create(
  deps: WebhooksDeps,
  asking: Asking,
  { owner, name, url, filter, position }: NewWebhook,
): Promise<Outcome | WebhookRefusal> {
  const { store, clock, limits, sealing } = deps;
  const content = ['createWebhook', owner.seasonId, name, url, filter as unknown as JsonObject];
  return once<Outcome>(deps, asking, content, async (answerOf) => {
    if (asking.account.handle === null) return refuse('WEBHOOK_NEEDS_HANDLE');
    const problem = problemWith(deps, url);
    if (problem !== null) return refuse('WEBHOOK_ADDRESS_REFUSED', { why: problem });
    const id = randomBytes(12).toString('hex');
    const now = clock.now();
    const webhook: Webhook = {
      ...{ id, seasonId: owner.seasonId, accountId: asking.account.id, name, filter, position },
      standing: null,
      ...{
        status: 'ACTIVE',
        format: formatOf(url, deps.discordOrigins),
        dueAtMs: NO_TIME,
        claimedUntilMs: NO_TIME,
        claim: '',
      },
      ...{ failures: 0, failingSinceMs: null, failure: null, logged: 0, createdAtMs: now },
    };
    const secrets = { url, secret: newWebhookSecret(), former: null };
    const most = owner.seasonId === null ? limits.webhooksPerAccount : limits.webhooksPerSeason;
    const made = { webhook, sealed: sealSecrets(sealing, id, secrets) };
    const isAdded = await store.add(made, most, answerOf({ webhookId: id }));
    return isAdded ? { webhookId: id } : refuse('TOO_MANY_WEBHOOKS', { limit: most });
  });
}

function problemWith(
  { targets, discordOrigins }: WebhooksDeps,
  url: string,
): AddressProblem | null {
  const problem = problemOf(url, targets);
  if (problem !== null || !isOfDiscord(url, discordOrigins)) return problem;
  return formatOf(url, discordOrigins) === 'DISCORD' ? null : 'DISCORD';
}

function changeOnce(
  deps: WebhooksDeps,
  asking: Asking,
  { webhook: { id }, secrets: present }: OpenWebhook,
  { input, read }: AskedChange,
): Promise<Outcome | WebhookRefusal> {
  return once<Outcome>(deps, asking, ['updateWebhook', id, input], async (answerOf) => {
    const { active, url, ...settings } = await read();
    const problem = url === undefined ? null : problemWith(deps, url);
    if (problem !== null) return refuse('WEBHOOK_ADDRESS_REFUSED', { why: problem });
    const stored = {
      ...settings,
      ...(url === undefined
        ? {}
        : {
            format: formatOf(url, deps.discordOrigins),
            ...(url === present.url ? {} : { standing: null }),
            reseal: resealed(deps, id, (secrets) => ({ ...secrets, url })),
          }),
      ...(active === undefined ? {} : active ? RESUMED : { status: 'PAUSED' as const }),
    };
    await deps.store.change(id, stored, answerOf({ webhookId: id }));
    return { webhookId: id };
  });
}

/** A resumed webhook is tried at once, and has its three days again. */
const RESUMED = {
  status: 'ACTIVE',
  dueAtMs: NO_TIME,
  failures: 0,
  failingSinceMs: null,
  failure: null,
} as const;

function rotate(deps: WebhooksDeps, asking: Asking, id: string): Promise<Outcome | WebhookRefusal> {
  return once<Outcome>(deps, asking, ['rotateWebhookSecret', id], async (answerOf) => {
    const untilMs = instant(deps.clock.now() + FORMER_VALID_MS);
    const reseal = resealed(deps, id, ({ url, secret }) => ({
      ...{ url, secret: newWebhookSecret(), former: { secret, untilMs } },
    }));
    await deps.store.change(id, { reseal }, answerOf({ webhookId: id }));
    return { webhookId: id };
  });
}

/** Changes secrets as they are stored by then. */
const resealed =
  ({ sealing }: WebhooksDeps, id: string, change: (secrets: WebhookSecrets) => WebhookSecrets) =>
  (sealed: string): string =>
    sealSecrets(sealing, id, change(openSecrets(sealing, id, sealed)));

type Trial = { readonly number: number };

/** Messages that are sent at once, on request. */
function trials(deps: WebhooksDeps): Pick<Webhooks, 'test' | 'redeliver'> {
  const { store, clock, limits } = deps;
  const { webhookTestsPerAccount: points } = limits;
  const limiter = new RateLimiterMemory({ points, duration: 60 });
  const send = async (
    asking: Asking,
    { webhook, secrets }: OpenWebhook,
    content: readonly Json[],
    message: () => Promise<Parameters<typeof sendMessage>[3] | WebhookRefusal>,
  ): Promise<Delivery | WebhookRefusal> => {
    const done = await once<Trial>(deps, asking, content, async (answerOf) => {
      await throttle(limiter, asking.account.id);
      const sent = await message();
      if (isWebhookRefusal(sent)) return sent;
      const { delivery } = await sendMessage(deps, webhook, secrets, sent);
      return { number: await store.log(delivery, (number) => answerOf({ number })) };
    });
    if (isWebhookRefusal(done)) return done;
    return (await store.delivery(webhook.id, done.number)) ?? refuse('DELIVERY_NOT_FOUND');
  };
  return {
    test: (asking, opened) =>
      send(asking, opened, ['testWebhook', opened.webhook.id], () => {
        const { webhook } = opened;
        const id = `test-${randomBytes(12).toString('hex')}`;
        const body = FORMATS[webhook.format].test(webhook.name, clock.now());
        return Promise.resolve({ id, body, purpose: 'TEST' });
      }),
    redeliver: (asking, opened, number) => {
      const { id } = opened.webhook;
      return send(asking, opened, ['redeliverWebhook', id, number], async () => {
        const delivery = await store.delivery(id, number);
        if (delivery === null || delivery.purpose === 'STANDING') {
          return refuse('DELIVERY_NOT_FOUND');
        }
        return { id: delivery.messageId, body: delivery.body, purpose: 'AGAIN' };
      });
    },
  };
}

async function throttle(limiter: RateLimiterMemory, account: AccountId): Promise<void> {
  try {
    await limiter.consume(account);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw new ThrottledRequest(
      'Too many tests and repeated deliveries in a minute.',
      'webhookTestsPerAccount',
      error.msBeforeNext,
    );
  }
}
