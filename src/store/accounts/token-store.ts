import { In, IsNull, LessThan, MoreThan, Not } from 'typeorm';
import type { EntityManager, FindOptionsWhere } from 'typeorm';
import type { Instant, AccountId } from '../../kernel';
import { SUSPENDED } from '../../engine';
import type { AccountStore, Token, TokenEnding } from '../../engine';
import { run, insertRows } from '../bulk';
import type { Database } from '../database';
import { accounts, tokens } from '../entities/accounts';
import { endLinks, useLink } from '../mail/mail-store';
import { insertAnswer } from '../seasons/answers';

/** Records the last uses of tokens. A later use that is already recorded stays. */
const recordTokenUses = (database: Database, ids: readonly string[], at: Instant): Promise<void> =>
  database.write(async (manager) => {
    const parameter = manager.dataSource.driver.createParameter('ids', 0);
    // Skips rows that another transaction is writing: waiting for rows in any order would deadlock.
    const some = database.sharedWrites
      ? `SELECT json_array_elements_text(${parameter}::json)`
      : `SELECT value FROM json_each(${parameter})`;
    const lock = database.sharedWrites ? ' FOR UPDATE SKIP LOCKED' : '';
    await run(manager, {
      sql:
        `UPDATE tokens SET last_used_at_ms = ${Number(at)} WHERE id IN (SELECT id FROM tokens ` +
        `WHERE id IN (${some}) AND COALESCE(last_used_at_ms, 0) < ${Number(at)}${lock})`,
      parameter: JSON.stringify(ids),
    });
  });

type TokenStore = Pick<
  AccountStore,
  | 'addToken'
  | 'tokenByHash'
  | 'token'
  | 'tokensOf'
  | 'changePassword'
  | 'resetPassword'
  | 'revokeToken'
  | 'revokeTokens'
  | 'forgetTokens'
  | 'noteUses'
>;

/** Changes the tokens of one account one after another: each change locks the account first. */
export function tokenStore(database: Database): TokenStore {
  const change = <T>(id: AccountId, work: (manager: EntityManager) => Promise<T>): Promise<T> =>
    database.write(async (manager) => {
      if (database.sharedWrites) {
        await manager.query('SELECT id FROM accounts WHERE id = $1 FOR UPDATE', [id]);
      }
      return work(manager);
    });

  return {
    addToken: (token, { most, onFull }, answer) =>
      change(token.accountId, async (manager) => {
        const { accountId, parentId, createdAtMs: at } = token;
        if (await isClosed(manager, accountId)) return { became: 'NO_ACCOUNT', ended: [] };
        const isOrphan =
          parentId !== null &&
          !(await manager.existsBy(tokens, { id: parentId, accountId, revokedAtMs: IsNull() }));
        if (isOrphan) return { became: 'PARENT_REVOKED', ended: [] };
        const others = await inForce(manager, accountId, at, { kind: token.kind });
        const excess = others.slice(0, Math.max(0, others.length + 1 - most)).map(({ id }) => id);
        if (excess.length > 0 && onFull === 'REFUSE') return { became: 'TOO_MANY', ended: [] };
        await end(manager, excess, at);
        await insertRows(manager, tokens, [token]);
        await insertAnswer(manager, answer);
        return { became: 'ADDED', ended: excess };
      }),
    tokenByHash: (hash) => database.read((manager) => manager.findOneBy(tokens, { hash })),
    token: (id, accountId) =>
      database.read((manager) => manager.findOneBy(tokens, { id, accountId })),
    tokensOf: (accountId, at) => database.read((manager) => inForce(manager, accountId, at)),
    changePassword: (id, { from, to, at, ending }, answerOf) =>
      change(id, async (manager) => {
        const current = { id, deletedAtMs: IsNull(), passwordHash: from ?? IsNull() };
        const { affected } = await manager.update(accounts, current, { passwordHash: to });
        if (affected !== 1) return null;
        await endLinks(manager, id);
        const ended = await endSelected(manager, id, at, ending);
        await insertAnswer(manager, answerOf?.(ended));
        return ended;
      }),
    resetPassword: ({ accountId, hash, to, at, usedKey }) =>
      change(accountId, async (manager) => {
        if (await isClosed(manager, accountId)) return null;
        if (!(await useLink(manager, hash, at, usedKey))) return null;
        const current = { id: accountId, handle: Not(IsNull()), deletedAtMs: IsNull() };
        await manager.update(accounts, current, { passwordHash: to });
        await endLinks(manager, accountId);
        return endSelected(manager, accountId, at, EVERYTHING);
      }),
    revokeToken: (id, accountId, at, alone, answerOf) =>
      change(accountId, async (manager) => {
        const standing = { id, accountId, revokedAtMs: IsNull() };
        if (!(await manager.existsBy(tokens, standing))) return [];
        if (alone) await manager.update(tokens, { accountId, parentId: id }, { parentId: null });
        const ended = await end(manager, alone ? [id] : await withMade(manager, accountId, id), at);
        await insertAnswer(manager, answerOf?.(ended));
        return ended;
      }),
    revokeTokens: (accountId, at, ending, answerOf) =>
      change(accountId, async (manager) => {
        const ended = await endSelected(manager, accountId, at, ending);
        await insertAnswer(manager, answerOf?.(ended));
        return ended;
      }),
    noteUses: (ids, at) => recordTokenUses(database, ids, at),
    forgetTokens: (before, limit) => forgetTokens(database, before, limit),
  };
}

/** True for a deleted account, and for a suspended one. */
const isClosed = (manager: EntityManager, id: AccountId): Promise<boolean> =>
  manager.existsBy(accounts, [
    { id, deletedAtMs: Not(IsNull()) },
    { id, passwordHash: SUSPENDED },
  ]);

const EVERYTHING: TokenEnding = { sessions: true, access: true, except: null };

/** Removes at most `limit` tokens that ended before an instant. Resolves with their number. */
function forgetTokens(database: Database, before: Instant, limit: number): Promise<number> {
  return database.write(async (manager) => {
    let forgotten = 0;
    for (const ended of [
      { expiresAtMs: LessThan(before) },
      { revokedAtMs: LessThan(before) },
    ] satisfies FindOptionsWhere<Token>[]) {
      const take = limit - forgotten;
      const old = take > 0 ? await idsOf(manager, ended, take) : [];
      if (old.length > 0) await manager.delete(tokens, { id: In(old) });
      forgotten += old.length;
    }
    return forgotten;
  });
}

/** The account's valid tokens, oldest first. */
async function inForce(
  manager: EntityManager,
  accountId: AccountId,
  at: Instant,
  which: FindOptionsWhere<Token> = {},
): Promise<Token[]> {
  const standing = { ...which, accountId, revokedAtMs: IsNull() };
  return manager.find(tokens, {
    where: [
      { ...standing, expiresAtMs: IsNull() },
      { ...standing, expiresAtMs: MoreThan(at) },
    ],
    order: { createdAtMs: 'ASC', id: 'ASC' },
  });
}

async function endSelected(
  manager: EntityManager,
  accountId: AccountId,
  at: Instant,
  ending: TokenEnding,
): Promise<readonly string[]> {
  const found = await inForce(manager, accountId, at, endingOf(ending));
  return end(
    manager,
    found.map(({ id }) => id),
    at,
  );
}

function endingOf({ sessions, access, except }: TokenEnding): FindOptionsWhere<Token> {
  const kinds: Token['kind'][] = [
    ...(sessions ? (['SESSION'] as const) : []),
    ...(access ? (['ACCESS', 'FEED'] as const) : []),
  ];
  return { kind: In(kinds), ...(except === null ? {} : { id: Not(except) }) };
}

/** The token and all valid tokens made with it, directly or through others. */
async function withMade(
  manager: EntityManager,
  accountId: AccountId,
  id: string,
): Promise<string[]> {
  const found = [id];
  for (let made = found; made.length > 0;) {
    const children = await manager.findBy(tokens, {
      accountId,
      parentId: In(made),
      revokedAtMs: IsNull(),
    });
    made = children.map((child) => child.id);
    found.push(...made);
  }
  return found;
}

async function end(
  manager: EntityManager,
  ids: readonly string[],
  at: Instant,
): Promise<readonly string[]> {
  if (ids.length > 0) await manager.update(tokens, { id: In(ids) }, { revokedAtMs: at });
  return ids;
}

async function idsOf(
  manager: EntityManager,
  where: FindOptionsWhere<Token>,
  take: number,
): Promise<string[]> {
  const found = await manager.find(tokens, { select: { id: true }, where, take });
  return found.map(({ id }) => id);
}
