import { In, IsNull, MoreThan, Not } from 'typeorm';
import type { EntityManager, FindOptionsWhere } from 'typeorm';
import type { MailBox, MailLimits, MailLink, MailStore, SealedWebhook } from '../../engine';
import { instant } from '../../kernel';
import type { AccountId } from '../../kernel';
import { insertRows } from '../bulk';
import type { Database } from '../database';
import { accounts, inboxHeads } from '../entities/accounts';
import { mailBoxes, mailLinks } from '../entities/mail';
import { webhooks } from '../entities/webhooks';
import { isUniqueViolation } from '../failure';
import { insertAnswer } from '../seasons/answers';
import { removeRows } from '../webhooks/remove';
import { insertSealed } from '../webhooks/sealed';
import { forgetMail } from './forget-mail';

const NOBODY = '' as AccountId;

export function mailStore(database: Database): MailStore {
  return {
    box: (accountId) => database.read((manager) => manager.findOneBy(mailBoxes, { accountId })),
    accountByAddress: (addressKey) =>
      database.read(async (manager) => {
        const box = await manager.findOneBy(mailBoxes, { addressKey });
        return box?.accountId ?? null;
      }),
    link: (hash) => database.read((manager) => manager.findOneBy(mailLinks, { hash })),
    write: ({ link, letter, since }, limits, answer) =>
      database.write(async (manager) => {
        await lockCounts(manager, database, link);
        // Locks for nobody, too, so that the time is the same.
        const isThere = await lockAccount(manager, database, link.accountId ?? NOBODY);
        if (link.accountId !== null && !isThere) return 'NO_ACCOUNT';
        const counts = await countsOf(manager, link, since);
        const over = (['mailsPerAddress', 'mailsPerAccount'] as const).find(
          (limit) => counts[limit] >= limits[limit],
        );
        if (over !== undefined) return over;
        const isSent = link.accountId !== null && counts.mailsPerReceiver < limits.mailsPerReceiver;
        await insertRows(manager, mailLinks, [link]);
        await insertSealed(manager, isSent ? letter : unsent(letter));
        if (link.accountId !== null && link.purpose === 'CONFIRM') {
          await putBox(manager, link.accountId, { pending: link.address });
        }
        await insertAnswer(manager, answer);
        return 'WRITTEN';
      }),
    confirm: async (use, addressKey, made) => {
      const { accountId } = made.webhook;
      try {
        return await database.write((manager) => confirm(manager, database, use, addressKey, made));
      } catch (error) {
        // Another account has confirmed the address meanwhile.
        const other = { addressKey, accountId: Not(accountId) };
        const isTaken =
          isUniqueViolation(error) &&
          (await database.read((manager) => manager.existsBy(mailBoxes, other)));
        if (isTaken) return 'TAKEN';
        throw error;
      }
    },
    removeAddress: (id, answer) =>
      database.write(async (manager) => {
        await lockAccount(manager, database, id);
        await removeMail(manager, id);
        await insertAnswer(manager, answer);
      }),
    forget: (before, limit) => forgetMail(database, before, limit),
  };
}

/** The letters since that instant of the link's account, sender and receiver. */
async function countsOf(
  manager: EntityManager,
  { accountId, purpose, origin, receiver }: MailLink,
  since: MailLink['createdAtMs'],
): Promise<MailLimits> {
  const createdAtMs = MoreThan(since);
  const count = (of: FindOptionsWhere<MailLink>): Promise<number> =>
    manager.countBy(mailLinks, { ...of, createdAtMs });
  const isOwn = accountId !== null && purpose === 'CONFIRM';
  return {
    mailsPerAddress: await count({ origin }),
    mailsPerReceiver: await count({ receiver }),
    // The count must not tell a stranger that the account exists.
    mailsPerAccount: isOwn ? await count({ accountId, purpose }) : 0,
  };
}

const unsent = ({ webhook, sealed }: SealedWebhook): SealedWebhook => ({
  webhook: { ...webhook, status: 'PAUSED' },
  sealed,
});

async function confirm(
  manager: EntityManager,
  database: Database,
  { hash, at, usedKey }: Parameters<MailStore['confirm']>[0],
  addressKey: string,
  { webhook, sealed }: SealedWebhook,
): Promise<'CONFIRMED' | 'TAKEN' | 'GONE'> {
  const { accountId } = webhook;
  if (!(await lockAccount(manager, database, accountId))) return 'GONE';
  const box = await manager.findOneBy(mailBoxes, { accountId });
  const link = await manager.findOneBy(mailLinks, { hash });
  if (box === null || link === null || box.pending !== link.address) return 'GONE';
  const taken = await manager.findOneBy(mailBoxes, { addressKey });
  if (taken !== null && taken.accountId !== accountId) return 'TAKEN';
  if (!(await useLink(manager, hash, at, usedKey))) return 'GONE';
  if (box.webhookId !== null) await removeRows(manager, [box.webhookId]);
  const head = await manager.findOneBy(inboxHeads, { accountId });
  await insertSealed(manager, { webhook: { ...webhook, position: head?.last ?? 0 }, sealed });
  const { address } = link;
  await endResets(manager, accountId);
  await putBox(manager, accountId, { address, addressKey, pending: null, webhookId: webhook.id });
  return 'CONFIRMED';
}

/** Resolves with false if the link was used, or is too old. */
export async function useLink(
  manager: EntityManager,
  hash: string,
  at: MailLink['createdAtMs'],
  usedKey: string,
): Promise<boolean> {
  const unused = { hash, usedKey: IsNull(), expiresAtMs: MoreThan(at) };
  const { affected } = await manager.update(mailLinks, unused, { usedKey });
  return affected === 1;
}

/**
 * Ends all links of an account whose password changes, and forgets the address that it waits for: a
 * stranger who knew the old password may have asked for them.
 */
export async function endLinks(manager: EntityManager, accountId: AccountId): Promise<void> {
  await manager.update(mailLinks, { accountId, usedKey: IsNull() }, { expiresAtMs: instant(0) });
  await manager.update(mailBoxes, { accountId }, { pending: null });
}

/** Ends the account's links to a new password. */
async function endResets(manager: EntityManager, accountId: AccountId): Promise<void> {
  const open = { accountId, purpose: 'RESET', usedKey: IsNull() } as const;
  await manager.update(mailLinks, open, { expiresAtMs: instant(0) });
}

/** Removes the address of an account with all that was to be sent there. */
export async function removeMail(manager: EntityManager, accountId: AccountId): Promise<void> {
  const found = await manager.find(webhooks, {
    select: { id: true },
    where: { accountId, format: In(['MAIL', 'LETTER']) },
  });
  await removeRows(
    manager,
    found.map(({ id }) => id),
  );
  await manager.delete(mailBoxes, { accountId });
  // The links still count towards the limits.
  await manager.update(mailLinks, { accountId }, { expiresAtMs: instant(0), address: '' });
}

async function putBox(
  manager: EntityManager,
  accountId: AccountId,
  change: Partial<Omit<MailBox, 'accountId'>>,
): Promise<void> {
  const none = { address: null, addressKey: null, pending: null, webhookId: null };
  const { affected } = await manager.update(mailBoxes, { accountId }, change);
  if (affected !== 1) await insertRows(manager, mailBoxes, [{ ...none, accountId, ...change }]);
}

/** Makes other changes of the account's mail wait. Resolves with false if there is no account. */
async function lockAccount(
  manager: EntityManager,
  { sharedWrites }: Database,
  id: AccountId,
): Promise<boolean> {
  if (sharedWrites) await manager.query('SELECT id FROM accounts WHERE id = $1 FOR UPDATE', [id]);
  return manager.existsBy(accounts, { id, deletedAtMs: IsNull() });
}

/** Makes other letters of the sender and to the receiver wait until this one counts. */
async function lockCounts(
  manager: EntityManager,
  { sharedWrites }: Database,
  { origin, receiver }: MailLink,
): Promise<void> {
  if (!sharedWrites) return;
  for (const digest of [origin, receiver].toSorted()) {
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [digest]);
  }
}
