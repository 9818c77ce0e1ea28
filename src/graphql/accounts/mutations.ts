import { createHash } from 'node:crypto';
import { isRefusal } from '../../accounts';
import type { SignedIn } from '../../accounts';
import { readKey, readPersonName, instantOf, readList, readName } from '../input/checks';
import {
  readHandle,
  readPassword,
  parseHandle,
  readGuestKey,
  truncatePassword,
} from '../input/credentials';
import type { MutationField } from '../mutations/mutation-field';
import { requireSignedIn, requireAllScopes, requireScope } from '../context/access';
import { badInput } from '../errors/fault';
import { accountGlobalId, readTokenId } from '../ids/global-ids';
import { signInDone } from './identity-mutations';

export const signUp: MutationField<'signUp'> = async (_root, { input }, context) => {
  const handle = readHandle(input.handle);
  const answer = await context.deps.accounts.signUp({
    handle,
    password: readPassword(input.password),
    displayName:
      typeof input.displayName === 'string'
        ? readPersonName('displayName', input.displayName, 40)
        : readPersonName('handle', handle, 40),
    idempotencyKey: readKey(input.idempotencyKey),
    from: { address: context.address, viewer: context.viewer?.account ?? null },
  });
  return signInDone(context, answer);
};

export const signIn: MutationField<'signIn'> = async (_root, { input }, context) => {
  const answer = await context.deps.accounts.signIn({
    handle: asHandle(input.handle),
    password: truncatePassword(input.password),
    idempotencyKey: readKey(input.idempotencyKey),
    from: { address: context.address, viewer: context.viewer?.account ?? null },
  });
  return signInDone(context, answer);
};

/** Invalid handles are looked up and rate-limited like valid ones. */
function asHandle(written: string): string {
  const handle = parseHandle(written);
  if (handle !== null) return handle;
  return `!${createHash('sha256').update(written.toLowerCase()).digest('base64url')}`;
}

export const signOut: MutationField<'signOut'> = async (_root, { input }, context) => {
  const viewer = requireSignedIn(context);
  readKey(input?.idempotencyKey);
  const { accounts, feed } = context.deps;
  const ended = await accounts.signOut(viewer);
  for (const id of [viewer.token.id, ...ended]) feed.tokenRevoked(id);
  return { refusal: null, signedOut: ended.length > 0 };
};

export const signOutEverywhere: MutationField<'signOutEverywhere'> = async (
  _root,
  { input },
  context,
) => {
  const viewer = requireAllScopes(context);
  const { accounts, feed } = context.deps;
  const answer = await accounts.signOutEverywhere(viewer, {
    accessTokens: input?.accessTokens ?? false,
    exceptThis: input?.exceptThis ?? false,
    idempotencyKey: readKey(input?.idempotencyKey),
  });
  if (isRefusal(answer)) return { refusal: answer, ended: 0 };
  for (const id of answer) feed.tokenRevoked(id);
  return { refusal: null, ended: answer.length };
};

export const startGuest: MutationField<'startGuest'> = async (_root, { input }, context) => {
  const answer = await context.deps.accounts.startGuest({
    displayName: readPersonName('displayName', input.displayName, 40),
    idempotencyKey: readGuestKey(readKey(input.idempotencyKey)),
  });
  return signInDone(context, answer);
};

export const claimGuest: MutationField<'claimGuest'> = async (_root, { input }, context) => {
  const { account, token } = requireAllScopes(context);
  const answer = await context.deps.accounts.claimGuest(account, {
    handle: readHandle(input.handle),
    password: readPassword(input.password),
    idempotencyKey: readKey(input.idempotencyKey),
    address: context.address,
  });
  if (isRefusal(answer)) return { refusal: answer, viewer: null };
  return { refusal: null, viewer: { account: answer, token } };
};

export const changeDisplayName: MutationField<'changeDisplayName'> = async (
  _root,
  { input },
  context,
) => {
  const viewer = requireAllScopes(context);
  const { accounts, feed } = context.deps;
  const refusal = await accounts.changeDisplayName(viewer, {
    displayName: readPersonName('displayName', input.displayName, 40),
    idempotencyKey: readKey(input.idempotencyKey),
  });
  if (refusal !== null) return { refusal, viewer: null };
  feed.accountChanged(viewer.account.id);
  return { refusal: null, viewer };
};

/** An account with a password must send it; another account, and a guest, leave it out. */
function requirePassword(
  field: string,
  { account }: SignedIn,
  password: string | null | undefined,
): void {
  const isMissing = account.passwordHash !== null && typeof password !== 'string';
  if (isMissing) throw badInput(field, 'the password');
}

export const changeHandle: MutationField<'changeHandle'> = async (_root, { input }, context) => {
  const viewer = requireAllScopes(context);
  const { accounts, feed } = context.deps;
  requirePassword('password', viewer, input.password);
  const refusal = await accounts.changeHandle(viewer, {
    handle: readHandle(input.handle),
    password: typeof input.password === 'string' ? truncatePassword(input.password) : null,
    idempotencyKey: readKey(input.idempotencyKey),
    address: context.address,
  });
  if (refusal !== null) return { refusal, viewer: null };
  feed.accountChanged(viewer.account.id);
  return { refusal: null, viewer };
};

export const changePassword: MutationField<'changePassword'> = async (
  _root,
  { input },
  context,
) => {
  const viewer = requireAllScopes(context);
  const { accounts, feed } = context.deps;
  const { currentPassword } = input;
  requirePassword('currentPassword', viewer, currentPassword);
  const answer = await accounts.changePassword(viewer, {
    currentPassword: typeof currentPassword === 'string' ? truncatePassword(currentPassword) : null,
    newPassword: readPassword(input.newPassword, 'newPassword'),
    accessTokens: input.accessTokens ?? false,
    idempotencyKey: readKey(input.idempotencyKey),
    address: context.address,
  });
  if (isRefusal(answer)) return { refusal: answer, viewer: null };
  feed.accountChanged(viewer.account.id);
  for (const id of answer) feed.tokenRevoked(id);
  return { refusal: null, viewer };
};

export const deleteAccount: MutationField<'deleteAccount'> = async (_root, { input }, context) => {
  const viewer = requireAllScopes(context);
  const { accounts, feed } = context.deps;
  const { id } = viewer.account;
  readKey(input.idempotencyKey);
  const password = typeof input.password === 'string' ? truncatePassword(input.password) : null;
  requirePassword('password', viewer, password);
  const answer = await accounts.deleteAccount(viewer, { password, address: context.address });
  if (isRefusal(answer)) return { refusal: answer, accountId: null };
  feed.accountChanged(id);
  for (const token of answer) feed.tokenRevoked(token);
  await accounts.eraseNames(id);
  return { refusal: null, accountId: accountGlobalId(id) };
};

export const createAccessToken: MutationField<'createAccessToken'> = async (
  _root,
  { input },
  context,
) => {
  const viewer = requireSignedIn(context);
  const { accounts, clock } = context.deps;
  const asked = {
    name: readName('name', input.name, 60),
    scopes: readList('scopes', input.scopes, 1),
    expiresAtMs: typeof input.expiresAt === 'string' ? instantOf(input.expiresAt) : null,
    idempotencyKey: readKey(input.idempotencyKey),
  };
  if (asked.expiresAtMs !== null && asked.expiresAtMs <= clock.now()) {
    throw badInput('expiresAt', 'a moment in the future');
  }
  const answer = await accounts.createAccessToken(viewer, asked);
  if (isRefusal(answer)) return { refusal: answer, token: null, accessToken: null };
  return { refusal: null, token: answer.secret, accessToken: answer.token };
};

export const revokeAccessToken: MutationField<'revokeAccessToken'> = async (
  _root,
  { input },
  context,
) => {
  const viewer = requireSignedIn(context);
  const { accounts, feed } = context.deps;
  const id = readTokenId('tokenId', input.tokenId);
  const answer = await accounts.revoke(viewer, id, readKey(input.idempotencyKey));
  if (isRefusal(answer)) return { refusal: answer, tokenId: null };
  for (const ended of answer) feed.tokenRevoked(ended);
  return { refusal: null, tokenId: input.tokenId };
};

export const createStreamTicket: MutationField<'createStreamTicket'> = (
  _root,
  { input },
  context,
) => {
  const viewer = requireScope(context, 'READ');
  readKey(input?.idempotencyKey);
  return { refusal: null, ...context.deps.accounts.streamTicket(viewer) };
};
