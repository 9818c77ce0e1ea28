import { SCOPES } from '../engine';
import type { Token } from '../engine';
import type { Accounts, Made, SignedIn } from './accounts';
import { refuse } from './refusal';
import type { AccountRefusal } from './refusal';
import type { TokenBook } from './token-book';

type Wanted = Parameters<Accounts['createAccessToken']>[1];

/** A token gives no more than it has: neither more scopes, nor, made for a program, more time. */
export async function createAccessToken(
  tokens: TokenBook,
  viewer: SignedIn,
  asked: Wanted,
): Promise<Made | AccountRefusal> {
  const { account, token: own } = viewer;
  const scopes = SCOPES.filter((scope) => asked.scopes.includes(scope));
  const excess = scopes.filter((scope) => !own.scopes.includes(scope));
  if (excess.length > 0) {
    return refuse('SCOPE_EXCEEDED', { asked: scopes, allowed: [...own.scopes] });
  }
  const { name, idempotencyKey } = asked;
  const made = await tokens.make({
    account,
    mutation: 'createAccessToken',
    content: [name, scopes.join(' '), asked.expiresAtMs],
    idempotencyKey,
    name,
    kind: 'ACCESS',
    scopes,
    expiresAtMs: earliest(asked.expiresAtMs, own.kind === 'ACCESS' ? own.expiresAtMs : null),
  });
  return made ?? refuse('IDEMPOTENCY_KEY_REUSED');
}

function earliest(a: Token['expiresAtMs'], b: Token['expiresAtMs']): Token['expiresAtMs'] {
  if (a === null || b === null) return a ?? b;
  return a < b ? a : b;
}

/** A token revokes only what allows no more than it does itself. */
export async function revoke(
  tokens: TokenBook,
  viewer: SignedIn,
  tokenId: string,
  idempotencyKey: string | null,
): Promise<AccountRefusal | null> {
  const token = await tokens.find(viewer.account.id, tokenId);
  if (token === null) return refuse('TOKEN_NOT_FOUND');
  const isRepeat = idempotencyKey !== null && token.revokedAtMs !== null;
  if (isRepeat) return null;
  if (!tokens.isInForce(token)) return refuse('TOKEN_NOT_FOUND');
  const allowed = [...viewer.token.scopes];
  if (token.scopes.some((scope) => !allowed.includes(scope))) {
    return refuse('SCOPE_EXCEEDED', { asked: [...token.scopes], allowed });
  }
  return (await tokens.revoke(token)) ? null : refuse('TOKEN_NOT_FOUND');
}
