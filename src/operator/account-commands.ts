import { randomBytes } from 'node:crypto';
import { SUSPENDED } from '../engine';
import type { Account, PasswordChange } from '../engine';
import { accountId, counted } from '../kernel';
import type { AccountId } from '../kernel';
import {
  hashPassword,
  isPassword,
  LONGEST_PASSWORD,
  SHORTEST_PASSWORD,
  eraseNameWith,
  NameEraser,
  DELETED_ACCOUNT_NAME,
} from '../accounts';
import { CommandFailed, UsageError } from './command';
import type { OperatorCommand } from './command';
import type { OperatorStore } from './open-store';

/**
 * Finds an account by its handle, or by its id, as `accounts` lists them: guests have no handle.
 */
export async function accountOf({ store }: OperatorStore, named: string): Promise<Account> {
  const { accounts } = store;
  const account =
    (await accounts.accountByHandle(named)) ?? (await accounts.account(accountId(named)));
  if (account === null || account.deletedAtMs !== null) {
    throw new CommandFailed(`There is no account ${JSON.stringify(named)}.`);
  }
  return account;
}

/**
 * Ends the account's sessions on all nodes and, with `access`, its access tokens; returns the
 * number of tokens.
 */
async function revokeTokens(
  { store, changeBus, clock }: OperatorStore,
  { id }: Account,
  access: boolean,
): Promise<number> {
  const ending = { sessions: true, access, except: null };
  const ended = await store.accounts.revokeTokens(id, clock.now(), ending);
  for (const tokenId of ended) changeBus.publish({ type: 'token', tokenId });
  return ended.length;
}

/**
 * Replaces the password and ends the account's sessions on all nodes and, with `access`, its access
 * tokens; returns the number of tokens.
 */
async function changePassword(
  { store, changeBus, clock }: OperatorStore,
  id: AccountId,
  hashes: Pick<PasswordChange, 'from' | 'to'>,
  access: boolean,
): Promise<number> {
  const ending = { sessions: true, access, except: null };
  const change = { ...hashes, at: clock.now(), ending };
  const ended = await store.accounts.changePassword(id, change);
  if (ended === null) throw new CommandFailed(CHANGED);
  for (const tokenId of ended) changeBus.publish({ type: 'token', tokenId });
  return ended.length;
}

const CHANGED = 'The password was changed at the same moment: try again.';

export const accounts: OperatorCommand = {
  name: 'accounts',
  usage: '[<part of a handle> | --guests]',
  what: 'Lists the newest accounts, those whose handle contains the text, or the guests.',
  run: async ({ args, open, say }) => {
    const [asked = '', ...rest] = args;
    const guests = asked === '--guests';
    if (rest.length > 0 || (asked.startsWith('-') && !guests)) {
      throw new UsageError('The command takes a part of a handle, or --guests.');
    }
    const { store } = await open();
    const found = await store.operating.accounts({ handle: asked, guests, limit: 50 });
    say('account                   made              handle, name');
    for (const { id, handle, displayName, createdAtMs } of found) {
      const made = new Date(createdAtMs).toISOString().slice(0, 16);
      say(`${id}  ${made}  ${handle ?? '(guest)'} ${JSON.stringify(displayName)}`);
    }
  },
};

export const resetPassword: OperatorCommand = {
  name: 'reset-password',
  usage: '<handle> [--stdin]',
  what: 'Gives an account a new password, printed once or read from standard input; ends its sessions.',
  run: async ({ args, open, read, say }) => {
    const [handle, option, ...rest] = args;
    const isKnown = option === undefined || option === '--stdin';
    if (handle === undefined || !isKnown || rest.length > 0) {
      throw new UsageError('The command takes one handle, and optionally --stdin.');
    }
    const isRead = option !== undefined;
    const password = isRead
      ? (await read()).replace(/^\uFEFF/, '')
      : randomBytes(12).toString('base64url');
    if (!isPassword(password)) {
      throw new CommandFailed(
        `A password must have ${SHORTEST_PASSWORD} to ${LONGEST_PASSWORD} characters, in UTF-8.`,
      );
    }
    const node = await open();
    const account = await accountOf(node, handle);
    const { id, passwordHash: from } = account;
    if (account.handle === null) throw new CommandFailed('A guest has no password.');
    const to = await hashPassword(password);
    const ended = await changePassword(node, id, { from, to }, false);
    if (!isRead) say(password);
    say(`${handle} has a new password, and ${String(ended)} sessions have ended.`);
  },
};

export const endSessions: OperatorCommand = {
  name: 'end-sessions',
  usage: '<handle> [--access-tokens]',
  what: 'Signs an account out everywhere; with --access-tokens its bots as well.',
  run: async ({ args, open, say }) => {
    const [handle, option, ...rest] = args;
    const isKnown = option === undefined || option === '--access-tokens';
    if (handle === undefined || !isKnown || rest.length > 0) {
      throw new UsageError('The command takes one handle, and optionally --access-tokens.');
    }
    const node = await open();
    const account = await accountOf(node, handle);
    const ended = await revokeTokens(node, account, option !== undefined);
    say(`${String(ended)} tokens of ${handle} have ended.`);
  },
};

export const suspendAccount: OperatorCommand = {
  name: 'suspend-account',
  usage: '<handle or account>',
  what: 'Ends all tokens of an account and all ways in; reset-password lets its owner in again.',
  run: async ({ args, open, say }) => {
    const [named, ...rest] = args;
    if (named === undefined || named.startsWith('-') || rest.length > 0) {
      throw new UsageError('The command takes one handle, or the id of an account.');
    }
    const node = await open();
    const account = await accountOf(node, named);
    const { id, handle, passwordHash: from } = account;
    const ended =
      handle === null
        ? await revokeTokens(node, account, true)
        : await changePassword(node, id, { from, to: SUSPENDED }, true);
    const comes = handle === null ? 'A guest cannot come back' : 'Nobody can sign in';
    say(`${named} is suspended: ${String(ended)} tokens have ended. ${comes} as that account.`);
  },
};

export const deleteAccount: OperatorCommand = {
  name: 'delete-account',
  usage: '<handle or account> --yes',
  what: 'Deletes an account as its owner would: its seats stay, its name and its tokens go.',
  run: async ({ args, open, say }) => {
    const [named, sure, ...rest] = args;
    if (named === undefined || named.startsWith('-') || rest.length > 0) {
      throw new UsageError('The command takes one handle, or the id of an account.');
    }
    if (sure !== '--yes') {
      throw new UsageError('This cannot be undone: put --yes after the account.');
    }
    const node = await open();
    const account = await accountOf(node, named);
    const ended = await deleteIn(node, account);
    await eraseNames(node, account);
    say(`The account ${named} is deleted: ${String(ended)} tokens have ended.`);
  },
};

/** Deletes the account; returns the number of its tokens. */
async function deleteIn(
  { store, changeBus, clock }: OperatorStore,
  account: Account,
): Promise<number> {
  const { id, passwordHash } = account;
  const as = { passwordHash, displayName: DELETED_ACCOUNT_NAME, at: clock.now() };
  const done = await store.accounts.deleteAccount(id, as);
  if (done.became === 'HOSTING') {
    throw new CommandFailed(
      `The account hosts ${counted(done.seasons, 'season')} that did not end: close or delete them first.`,
    );
  }
  if (done.became !== 'DELETED') {
    throw new CommandFailed(CHANGED);
  }
  changeBus.publish({ type: 'account', accountId: id });
  for (const tokenId of done.tokenIds) changeBus.publish({ type: 'token', tokenId });
  return done.tokenIds.length;
}

/** A server later removes any name that is left in a season. */
async function eraseNames({ store, engine, clock }: OperatorStore, { id }: Account): Promise<void> {
  const erasing = new NameEraser({
    store: store.accounts,
    clock,
    eraseFrom: eraseNameWith(engine),
  });
  await erasing.erase(id).catch(() => undefined);
}
