import { timingSafeEqual } from 'node:crypto';
import { answerOnce, isRefusal } from '../../accounts';
import type { AccountRefusal, AnsweringDeps } from '../../accounts';
import type { MailStore, SealedWebhook, Sealing, SeasonStore, WebhookStore } from '../../engine';
import { instant } from '../../kernel';
import type { AccountId, JsonObject } from '../../kernel';
import { openSecrets } from '../sender';
import type { MailAddresses } from './mail-addresses';
import { refuse } from './refusals';
import type { MailRefusal } from './refusals';
import { parseStopToken } from './stop-token';

export type NoticeSwitchDeps = {
  readonly store: Pick<MailStore, 'box'>;
  readonly webhooks: Pick<WebhookStore, 'webhook' | 'change'>;
  readonly inboxes: Pick<SeasonStore, 'inboxHead'>;
  readonly answering: AnsweringDeps;
  readonly sealing: Sealing;
  readonly onChange: () => void;
};

/** What is not mailed while the notices are off is not mailed later. */
const STARTED = {
  status: 'ACTIVE',
  dueAtMs: instant(0),
  failures: 0,
  failingSinceMs: null,
  failure: null,
} as const;

export async function setNotices(
  { store, webhooks, inboxes, answering, onChange }: NoticeSwitchDeps,
  accountId: AccountId,
  { isOn, idempotencyKey: key }: Parameters<MailAddresses['setNotices']>[1],
): Promise<MailRefusal | AccountRefusal | null> {
  const asked = { accountId, key, content: ['setMailNotices', isOn] };
  const done = await answerOnce<JsonObject, MailRefusal>(answering, asked, async (answerOf) => {
    const box = await store.box(accountId);
    const id = box?.webhookId ?? null;
    const found = id === null ? null : await webhooks.webhook(id);
    if (found === null) return refuse('MAIL_ADDRESS_MISSING');
    const { webhook } = found;
    const position = await inboxes.inboxHead(accountId);
    const isStarting = isOn && webhook.status !== 'ACTIVE';
    const change = isOn ? {} : ({ status: 'PAUSED' } as const);
    await webhooks.change(webhook.id, isStarting ? { ...STARTED, position } : change, answerOf({}));
    return {};
  });
  onChange();
  return isRefusal(done) || 'code' in done ? (done as MailRefusal) : null;
}

/** Ends the notices of an address by the token in its mails. Repeats do the same. */
export async function stopNotices(
  { webhooks, sealing, onChange }: NoticeSwitchDeps,
  text: string,
): Promise<MailRefusal | null> {
  const token = parseStopToken(text);
  const found = token === null ? null : await webhooks.webhook(token.webhookId);
  if (token === null || found === null || !isKeyOf(found, sealing, token.secret)) {
    return refuse('MAIL_LINK_INVALID');
  }
  await webhooks.change(token.webhookId, { status: 'PAUSED' }, null);
  onChange();
  return null;
}

function isKeyOf({ webhook, sealed }: SealedWebhook, sealing: Sealing, given: string): boolean {
  if (webhook.format !== 'MAIL') return false;
  const [right, typed] = [openSecrets(sealing, webhook.id, sealed).secret, given].map((each) =>
    Buffer.from(each),
  );
  return right !== undefined && typed?.length === right.length && timingSafeEqual(right, typed);
}
