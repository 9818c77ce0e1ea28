import type { OpenWebhook } from '../../delivery';
import { ordinalOf, playerId } from '../../kernel';
import { findSeason, needAllScopes, readerAccountId } from '../context/access';
import type { Context } from '../context/context';
import type { EventType, Resolvers } from '../generated/resolvers';
import { deliveryGlobalId, numberGlobalId, webhookGlobalId } from '../ids/global-ids';
import { readOrdinal } from '../pagination/page-arguments';
import { storedPage } from '../pagination/stored-page';
import { printDateTime } from '../scalars/date-time';
import { SeasonSource } from '../snapshots/season-source';
import { isHostOf } from '../snapshots/season-view';
import {
  createWebhook,
  deleteWebhook,
  headOf,
  redeliverWebhook,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from './mutations';

const orPrint = (ms: number | null): string | null => (ms === null ? null : printDateTime(ms));

/** The webhooks of a season, for its host with the scope HOST; null for everybody else. */
async function webhooksOf(
  source: SeasonSource,
  _args: unknown,
  context: Context,
): Promise<readonly OpenWebhook[] | null> {
  const account = readerAccountId(context);
  if (account === null || context.viewer?.token.scopes.includes('HOST') !== true) return null;
  if (!isHostOf(await source.snapshot(), account)) return null;
  return (await context.deps.webhooks?.listOf({ seasonId: source.record.id })) ?? [];
}

const PLAYER_ACTOR = /^player:(p\d+)$/;

export const webhookResolvers: Resolvers = {
  Mutation: {
    createWebhook,
    updateWebhook,
    deleteWebhook,
    rotateWebhookSecret,
    testWebhook,
    redeliverWebhook,
  },
  Round: { webhooks: webhooksOf },
  Dynasty: { webhooks: webhooksOf },
  Viewer: {
    webhooks: async (viewer, _args, { deps }) => {
      needAllScopes(viewer);
      const { id: accountId } = viewer.account;
      return (await deps.webhooks?.listOf({ seasonId: null, accountId })) ?? [];
    },
  },
  Webhook: {
    id: ({ webhook }) => webhookGlobalId(webhook.id),
    name: ({ webhook }) => webhook.name,
    format: ({ webhook: { format } }) => (format === 'DISCORD' ? format : 'STANDARD'),
    url: ({ webhook: { accountId }, secrets: { url } }, _args, context) =>
      context.viewer?.account.id === accountId ? url : new URL(url).origin,
    season: async ({ webhook: { seasonId } }, _args, context) => {
      if (seasonId === null) return null;
      const snapshot = await findSeason(context, seasonId, readerAccountId(context));
      return snapshot === null ? null : SeasonSource.of(snapshot);
    },
    types: ({ webhook }) => webhook.filter.types as readonly EventType[] | null,
    channels: ({ webhook }) => webhook.filter.channels,
    playerIds: ({ webhook: { seasonId, filter } }) =>
      filter.actors?.flatMap((actor) => {
        const local = PLAYER_ACTOR.exec(actor)?.[1];
        if (local === undefined || seasonId === null) return [];
        return [numberGlobalId('Player', seasonId, ordinalOf(playerId(local)))];
      }) ?? null,
    kinds: ({ webhook }) => webhook.filter.kinds,
    status: ({ webhook }) => webhook.status,
    position: ({ webhook }) => webhook.position,
    behind: async ({ webhook }, _args, context) =>
      Math.max(0, (await headOf(context, webhook)) - webhook.position),
    failures: ({ webhook }) => webhook.failures,
    failingSince: ({ webhook }) => orPrint(webhook.failingSinceMs),
    failure: ({ webhook }) => webhook.failure,
    nextAttemptAt: ({ webhook: { status, failures, dueAtMs } }) =>
      status === 'ACTIVE' && failures > 0 ? printDateTime(dueAtMs) : null,
    formerSecretUntil: ({ secrets: { former } }, _args, { deps }) =>
      former !== null && deps.clock.now() < former.untilMs ? printDateTime(former.untilMs) : null,
    createdAt: ({ webhook }) => printDateTime(webhook.createdAtMs),
    deliveries: ({ webhook: { id } }, asked, { deps }) => {
      const bounds = {
        after: readOrdinal('after', asked.after),
        before: readOrdinal('before', asked.before),
      };
      return pageOfLog(deps, id, asked, bounds);
    },
  },
  WebhookDelivery: {
    id: ({ webhookId, number }) => deliveryGlobalId(webhookId, number),
    at: ({ atMs }) => printDateTime(atMs),
  },
};

async function pageOfLog(
  { webhooks }: Context['deps'],
  id: string,
  asked: Parameters<typeof storedPage>[0],
  bounds: { readonly after: number | null; readonly before: number | null },
) {
  const { rows, ...page } = await storedPage(
    asked,
    bounds,
    async (range) => (await webhooks?.deliveries(id, range)) ?? [],
    ({ number }) => number,
  );
  return { edges: rows.map((node) => ({ cursor: String(node.number), node })), ...page };
}
