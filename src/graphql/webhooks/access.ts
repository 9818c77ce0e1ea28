import type { OpenWebhook, Webhooks } from '../../delivery';
import type { Delivery } from '../../engine';
import type { SignedIn } from '../../accounts';
import { findSeason, needAllScopes, requireScope, requireSignedIn } from '../context/access';
import type { Context } from '../context/context';
import { isHostOf } from '../snapshots/season-view';

/** A webhook with the right to change it. */
export type OwnWebhook = {
  readonly webhooks: Webhooks;
  readonly viewer: SignedIn;
  readonly open: OpenWebhook;
  /** False if the webhook is of a season that its maker no longer hosts. */
  readonly isMakerHost: boolean;
};

/**
 * The webhook, if the viewer is the host of its season or it is the account's own. Null otherwise.
 * Throws if the token lacks the scope HOST for a season's webhook, or any scope for the account's.
 */
export async function ownWebhook(context: Context, id: string): Promise<OwnWebhook | null> {
  const viewer = requireSignedIn(context);
  const { webhooks } = context.deps;
  const open = (await webhooks?.find(id)) ?? null;
  if (webhooks === undefined || open === null) return null;
  const { seasonId, accountId } = open.webhook;
  const { id: account } = viewer.account;
  if (seasonId === null) {
    if (accountId !== account) return null;
    needAllScopes(viewer);
    return { webhooks, viewer, open, isMakerHost: true };
  }
  const snapshot = await findSeason(context, seasonId, account);
  if (snapshot === null || !isHostOf(snapshot, account)) return null;
  requireScope(context, 'HOST');
  return { webhooks, viewer, open, isMakerHost: isHostOf(snapshot, accountId) };
}

export async function findWebhook(context: Context, id: string): Promise<OpenWebhook | null> {
  if (context.viewer === null) return null;
  return (await ownWebhook(context, id))?.open ?? null;
}

export async function findDelivery(
  context: Context,
  webhookId: string,
  number: number,
): Promise<Delivery | null> {
  const webhook = await findWebhook(context, webhookId);
  if (webhook === null) return null;
  return (await context.deps.webhooks?.delivery(webhookId, number)) ?? null;
}
