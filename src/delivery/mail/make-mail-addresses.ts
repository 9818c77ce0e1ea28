import { createHash, randomBytes } from 'node:crypto';
import { answerOnce, isRefusal, refuseAccount, ThrottledRequest } from '../../accounts';
import type { AccountRefusal, Accounts, AnsweringDeps } from '../../accounts';
import type {
  AccountStore,
  Clock,
  MailLimits,
  MailLink,
  MailStore,
  Sealing,
  SealedWebhook,
  SeasonStore,
  Webhook,
  WebhookSecrets,
  WebhookStore,
} from '../../engine';
import { instant } from '../../kernel';
import type { AccountId, JsonObject } from '../../kernel';
import { sealSecrets } from '../sender';
import { addressKey, parseMailAddress } from './address';
import { LINK_VALID_MS } from './letter';
import type { MailAddresses } from './mail-addresses';
import { setNotices, stopNotices } from './notice-switch';
import { refuse } from './refusals';
import type { MailRefusal } from './refusals';

const HOUR_MS = 60 * 60 * 1_000;
const NO_TIME = instant(0);
const NOBODY = '' as AccountId;
const TOKEN_BYTES = 32;

export type MailAddressesDeps = {
  readonly store: MailStore;
  readonly webhooks: Pick<WebhookStore, 'webhook' | 'change'>;
  readonly inboxes: Pick<SeasonStore, 'inboxHead'>;
  readonly accounts: Pick<Accounts, 'find' | 'provePassword' | 'resetPassword'>;
  readonly handles: Pick<AccountStore, 'accountByHandle'>;
  readonly answering: AnsweringDeps;
  readonly sealing: Sealing;
  readonly clock: Clock;
  readonly limits: MailLimits;
  /** Called after each change. */
  readonly onChange: () => void;
};

export function makeMailAddresses(deps: MailAddressesDeps): MailAddresses {
  const { store, webhooks } = deps;
  return {
    box: async (id) => {
      const box = await store.box(id);
      const webhookId = box?.webhookId ?? null;
      const found = webhookId === null ? null : await webhooks.webhook(webhookId);
      const { address = null, pending = null } = box ?? {};
      return { address, pending, deliveries: found?.webhook ?? null };
    },
    set: (viewer, asked) => setAddress(deps, viewer.account, asked),
    confirm: (asked) => confirm(deps, asked),
    requestReset: (asked) => requestReset(deps, asked),
    resetPassword: (asked) => resetPassword(deps, asked),
    setNotices: ({ account: { id } }, asked) => setNotices(deps, id, asked),
    stopNotices: (token) => stopNotices(deps, token),
    remove: async ({ account: { id } }, { idempotencyKey: key }) => {
      const asked = { accountId: id, key, content: ['removeMailAddress'] };
      const done = await answerOnce<JsonObject>(deps.answering, asked, async (answerOf) => {
        await store.removeAddress(id, answerOf({}));
        return {};
      });
      return isRefusal(done) ? done : null;
    },
  };
}

async function setAddress(
  deps: MailAddressesDeps,
  account: Parameters<MailAddresses['set']>[0]['account'],
  { address, password, from, idempotencyKey: key }: Parameters<MailAddresses['set']>[1],
): Promise<MailRefusal | AccountRefusal | null> {
  const asked = { accountId: account.id, key, content: ['setMailAddress', address] };
  const done = await answerOnce<JsonObject>(deps.answering, asked, async (answerOf) => {
    const refusal = await deps.accounts.provePassword(account, { password, address: from });
    if (refusal !== null) return refusal;
    const link = { purpose: 'CONFIRM', accountId: account.id, address } as const;
    const asking = { ...link, to: address, receiver: address, from };
    const became = await write(deps, asking, answerOf({}));
    // The account was deleted meanwhile, and its password with it.
    return became === 'WRITTEN' ? {} : refuseAccount('WRONG_CREDENTIALS');
  });
  deps.onChange();
  return isRefusal(done) ? done : null;
}

async function confirm(
  { store, sealing, clock, onChange }: MailAddressesDeps,
  { token, idempotencyKey: key }: Parameters<MailAddresses['confirm']>[0],
): Promise<MailRefusal | null> {
  const hash = tokenHash(token);
  const link = await store.link(hash);
  if (link?.purpose !== 'CONFIRM' || link.accountId === null) return refuse('MAIL_LINK_INVALID');
  if (isRepeat(link, key)) return null;
  const { accountId, address } = link;
  const at = clock.now();
  const made = sealed(sealing, {
    ...{ accountId, name: 'MAIL', format: 'MAIL', createdAtMs: at },
    secrets: { url: `mailto:${address}`, secret: newToken() },
  });
  const became = await store.confirm({ hash, at, usedKey: key ?? '' }, addressKey(address), made);
  onChange();
  if (became === 'CONFIRMED') return null;
  return refuse(became === 'TAKEN' ? 'MAIL_ADDRESS_TAKEN' : 'MAIL_LINK_INVALID');
}

async function requestReset(
  deps: MailAddressesDeps,
  { account: named, from }: Parameters<MailAddresses['requestReset']>[0],
): Promise<void> {
  const { store, handles, onChange } = deps;
  const id = named.includes('@')
    ? await store.accountByAddress(addressKey(parseMailAddress(named) ?? ''))
    : ((await handles.accountByHandle(named))?.id ?? null);
  // Read for nobody, too, so that the time is the same.
  const box = await store.box(id ?? NOBODY);
  const to = box?.address ?? null;
  const accountId = to === null ? null : id;
  const receiver = to ?? named;
  const asked = { purpose: 'RESET', accountId, address: '', to: receiver, receiver, from } as const;
  await write(deps, asked, null);
  onChange();
}

async function resetPassword(
  { store, accounts, clock }: MailAddressesDeps,
  { token, newPassword, from, idempotencyKey: key }: Parameters<MailAddresses['resetPassword']>[0],
): ReturnType<MailAddresses['resetPassword']> {
  const hash = tokenHash(token);
  const link = await store.link(hash);
  if (link?.purpose !== 'RESET' || link.accountId === null) return refuse('MAIL_LINK_INVALID');
  const [account] = await accounts.find([link.accountId]);
  if (account === undefined) return refuse('MAIL_LINK_INVALID');
  if (isRepeat(link, key)) {
    const other = await accounts.provePassword(account, { password: newPassword, address: from });
    return other === null ? [] : refuse('IDEMPOTENCY_KEY_REUSED');
  }
  const isValid = link.usedKey === null && clock.now() < link.expiresAtMs;
  if (!isValid) return refuse('MAIL_LINK_INVALID');
  const done = await accounts.resetPassword(account, {
    ...{ newPassword, address: from, link: { hash, usedKey: key ?? '' } },
  });
  return done ?? refuse('MAIL_LINK_INVALID');
}

/** True for a link that a request with this key has used. */
const isRepeat = ({ usedKey }: MailLink, key: string | null): boolean =>
  key !== null && usedKey === key;

type Written = Pick<MailLink, 'purpose' | 'accountId' | 'address'> & {
  /** The address of the letter. */
  readonly to: string;
  /** The text by which letters to one receiver are counted. */
  readonly receiver: string;
  readonly from: string;
};

/** Stores a link and its letter in one transaction, also for nobody: so the time is the same. */
async function write(
  { store, sealing, clock, limits, answering: { derive } }: MailAddressesDeps,
  { purpose, accountId, address, to, receiver, from }: Written,
  answer: Parameters<MailStore['write']>[2],
): Promise<'WRITTEN' | 'NO_ACCOUNT'> {
  const token = newToken();
  const now = clock.now();
  const digest = (kind: string, text: string): string =>
    derive('mail', kind, text.toLowerCase()).toString('base64url');
  const link: MailLink = {
    ...{ hash: tokenHash(token), purpose, accountId, address },
    receiver: digest('receiver', receiver),
    origin: digest('origin', from),
    createdAtMs: now,
    expiresAtMs: instant(now + LINK_VALID_MS[purpose]),
    usedKey: null,
  };
  const letter = sealed(sealing, {
    ...{ accountId: accountId ?? NOBODY, name: purpose, format: 'LETTER', createdAtMs: now },
    secrets: { url: `mailto:${to}`, secret: token },
  });
  const since = instant(now - HOUR_MS);
  const became = await store.write({ link, letter, since }, limits, answer);
  if (became === 'WRITTEN' || became === 'NO_ACCOUNT') return became;
  throw new ThrottledRequest('Too many mails were asked for in an hour.', became, HOUR_MS);
}

const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

function sealed(
  sealing: Sealing,
  {
    secrets,
    ...made
  }: Pick<Webhook, 'accountId' | 'name' | 'format' | 'createdAtMs'> & {
    readonly secrets: Pick<WebhookSecrets, 'url' | 'secret'>;
  },
): SealedWebhook {
  const id = randomBytes(12).toString('hex');
  const webhook: Webhook = {
    ...made,
    ...{ id, seasonId: null, position: 0, standing: null, status: 'ACTIVE', logged: 0 },
    filter: { types: null, channels: null, actors: null, kinds: null },
    ...{ dueAtMs: NO_TIME, claimedUntilMs: NO_TIME, claim: '', failures: 0 },
    ...{ failingSinceMs: null, failure: null },
  };
  return { webhook, sealed: sealSecrets(sealing, id, { ...secrets, former: null }) };
}
