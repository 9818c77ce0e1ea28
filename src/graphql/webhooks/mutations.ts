import { isWebhookRefusal, SECRET_PREFIX } from '../../delivery';
import type { ChangedWebhook, OpenWebhook, WebhookRefusal } from '../../delivery';
import type { Delivery, Webhook } from '../../engine';
import type { JsonObject, Refusal } from '../../kernel';
import { needSeason, requireAllScopes, requireScope } from '../context/access';
import type { Context } from '../context/context';
import { badInput } from '../errors/fault';
import { readDeliveryId, readSeasonId, readWebhookId, webhookGlobalId } from '../ids/global-ids';
import { readKey, readName, readText } from '../input/checks';
import type { MutationField } from '../mutations/mutation-field';
import { isHostOf } from '../snapshots/season-view';
import { ownWebhook } from './access';
import type { OwnWebhook } from './access';
import { readFilter } from './read-filter';

const LONGEST_NAME = 60;
const LONGEST_URL = 2_000;

type AnyRefusal = Pick<Refusal, 'code' | 'rule' | 'facts'>;
const refused = (code: string, rule: string | null = null): AnyRefusal => ({
  code,
  rule,
  facts: {},
});

/** The refusal before anything else, and the owner of a new webhook. */
async function ownerOfNew(
  context: Context,
  seasonId: ReturnType<typeof readSeasonId> | null,
): Promise<{ readonly refusal: AnyRefusal | null; readonly position: number }> {
  const { engine } = context.deps;
  if (seasonId === null) {
    const { id } = requireAllScopes(context).account;
    return { refusal: null, position: await engine.inboxHead(id) };
  }
  const { id } = requireScope(context, 'HOST').account;
  const snapshot = await needSeason(context, seasonId, id);
  const refusal = isHostOf(snapshot, id) ? null : refused('NOT_THE_HOST', 'seasons');
  return { refusal, position: snapshot.record.seq };
}

export const createWebhook: MutationField<'createWebhook'> = async (_root, { input }, context) => {
  const { account } = requireScope(context, 'HOST');
  const seasonId =
    typeof input.seasonId === 'string' ? readSeasonId('seasonId', input.seasonId) : null;
  const asked = {
    name: readName('name', input.name, LONGEST_NAME),
    url: readText('url', input.url, LONGEST_URL),
    filter: readFilter(seasonId, input),
  };
  const idempotencyKey = readKey(input.idempotencyKey);
  const { refusal, position } = await ownerOfNew(context, seasonId);
  const { webhooks } = context.deps;
  if (refusal !== null || webhooks === undefined) {
    return { refusal: refusal ?? refused('WEBHOOKS_OFF'), webhook: null, secret: null };
  }
  const owner = seasonId === null ? { seasonId, accountId: account.id } : { seasonId };
  const made = await webhooks.create({ account, idempotencyKey }, { ...asked, owner, position });
  return withSecret(changed(made));
};

type Changed = {
  readonly refusal: WebhookRefusal | AnyRefusal | null;
  readonly webhook: OpenWebhook | null;
};

const changed = (done: OpenWebhook | WebhookRefusal): Changed =>
  isWebhookRefusal(done) ? { refusal: done, webhook: null } : { refusal: null, webhook: done };

const withSecret = (done: Changed): Changed & { readonly secret: string | null } => ({
  ...done,
  secret:
    done.webhook === null || done.webhook.webhook.format === 'DISCORD'
      ? null
      : SECRET_PREFIX + done.webhook.secrets.secret,
});

type Asking = Parameters<OwnWebhook['webhooks']['rotate']>[0];

/** Does something with a webhook of the viewer, or refuses. */
async function withOwn<T>(
  context: Context,
  webhookId: string,
  input: { readonly idempotencyKey?: string | null | undefined },
  work: (own: OwnWebhook, asking: Asking) => Promise<T>,
): Promise<T | { readonly refusal: AnyRefusal }> {
  requireScope(context, 'HOST');
  const idempotencyKey = readKey(input.idempotencyKey);
  if (context.deps.webhooks === undefined) return { refusal: refused('WEBHOOKS_OFF') };
  const own = await ownWebhook(context, webhookId);
  if (own === null) return { refusal: refused('WEBHOOK_NOT_FOUND') };
  return work(own, { account: own.viewer.account, idempotencyKey });
}

type UpdateInput = Parameters<MutationField<'updateWebhook'>>[1]['input'];

async function readChange(
  context: Context,
  { webhook }: OpenWebhook,
  input: UpdateInput,
): Promise<ChangedWebhook> {
  return {
    ...(typeof input.name === 'string' ? { name: readName('name', input.name, LONGEST_NAME) } : {}),
    ...(typeof input.url === 'string' ? { url: readText('url', input.url, LONGEST_URL) } : {}),
    filter: readFilter(webhook.seasonId, input, webhook.filter),
    ...(typeof input.active === 'boolean' ? { active: input.active } : {}),
    ...(input.skip === true ? { position: await headOf(context, webhook) } : {}),
  };
}

/** The number of the last event of the webhook's season, or of the last entry of the inbox. */
export async function headOf(
  { deps: { engine } }: Context,
  { seasonId, accountId }: Webhook,
): Promise<number> {
  if (seasonId === null) return engine.inboxHead(accountId);
  return (await engine.read(seasonId))?.record.seq ?? 0;
}

/** The input by which a repeat is known. */
const contentOf = ({ idempotencyKey: _key, ...input }: UpdateInput): JsonObject =>
  JSON.parse(JSON.stringify(input)) as JsonObject;

export const updateWebhook: MutationField<'updateWebhook'> = async (_root, { input }, context) => {
  if (input.name === null || input.url === null) {
    throw badInput(input.name === null ? 'name' : 'url', 'a text, or left out');
  }
  const id = readWebhookId('webhookId', input.webhookId);
  const done = await withOwn(context, id, input, async (own, asking) => {
    const { webhooks, open } = own;
    if (input.active === true && !own.isMakerHost) return { refusal: refused('WEBHOOK_UNHOSTED') };
    const asked = { input: contentOf(input), read: () => readChange(context, open, input) };
    return changed(await webhooks.change(asking, open, asked));
  });
  return { webhook: null, ...done };
};

export const deleteWebhook: MutationField<'deleteWebhook'> = async (_root, { input }, context) => {
  const { account } = requireScope(context, 'HOST');
  const id = readWebhookId('webhookId', input.webhookId);
  const asking = { account, idempotencyKey: readKey(input.idempotencyKey) };
  const { webhooks } = context.deps;
  if (webhooks === undefined) return { refusal: refused('WEBHOOKS_OFF'), webhookId: null };
  const isOwn = async (): Promise<boolean> => (await ownWebhook(context, id)) !== null;
  const refusal = await webhooks.remove(asking, id, isOwn);
  return { refusal, webhookId: refusal === null ? webhookGlobalId(id) : null };
};

export const rotateWebhookSecret: MutationField<'rotateWebhookSecret'> = async (
  _root,
  { input },
  context,
) => {
  const id = readWebhookId('webhookId', input.webhookId);
  const done = await withOwn(context, id, input, async ({ webhooks, open }, asking) =>
    withSecret(changed(await webhooks.rotate(asking, open))),
  );
  return { webhook: null, secret: null, ...done };
};

const sent = (done: Delivery | WebhookRefusal) =>
  isWebhookRefusal(done) ? { refusal: done, delivery: null } : { refusal: null, delivery: done };

export const testWebhook: MutationField<'testWebhook'> = async (_root, { input }, context) => {
  const id = readWebhookId('webhookId', input.webhookId);
  const done = await withOwn(context, id, input, async ({ webhooks, open }, asking) =>
    sent(await webhooks.test(asking, open)),
  );
  return { delivery: null, ...done };
};

export const redeliverWebhook: MutationField<'redeliverWebhook'> = async (
  _root,
  { input },
  context,
) => {
  const { webhookId, number } = readDeliveryId('deliveryId', input.deliveryId);
  const done = await withOwn(context, webhookId, input, async ({ webhooks, open }, asking) =>
    sent(await webhooks.redeliver(asking, open, number)),
  );
  if ('delivery' in done) return done;
  const isUnknown = done.refusal.code === 'WEBHOOK_NOT_FOUND';
  return { delivery: null, refusal: isUnknown ? refused('DELIVERY_NOT_FOUND') : done.refusal };
};
