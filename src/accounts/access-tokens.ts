import { SCOPES } from '../engine';
import type { Token } from '../engine';
import type { Accounts, NewToken, SignedIn } from './accounts';
import { refuse } from './refusals';
import type { AccountRefusal } from './refusals';
import type { TokenRegistry } from './token-registry';

type Wanted = Parameters<Accounts['createAccessToken']>[1];

/**
 * A new token has only scopes that its maker has, too. If its maker is an access token, the new
 * token expires no later.
 */
export async function createAccessToken(
  tokens: TokenRegistry,
  viewer: SignedIn,
  asked: Wanted,
  most: number,
): Promise<NewToken | AccountRefusal> {
  const { account, token: own } = viewer;
  const scopes = SCOPES.filter((scope) => asked.scopes.includes(scope));
  const excess = scopes.filter((scope) => !own.scopes.includes(scope));
  if (excess.length > 0) {
    return refuse('SCOPE_EXCEEDED', { asked: scopes, allowed: [...own.scopes] });
  }
  const { name, idempotencyKey } = asked;
  const made = await tokens.make({
    parentId: own.id,
    room: { most, onFull: 'REFUSE' },
    account,
    mutation: 'createAccessToken',
    content: [name, scopes.join(' '), asked.expiresAtMs],
    idempotencyKey,
    name,
    kind: 'ACCESS',
    scopes,
    expiresAtMs: earliest(asked.expiresAtMs, own.kind === 'ACCESS' ? own.expiresAtMs : null),
  });
  if (typeof made !== 'string') return made;
  return tokenRefusal(made, most);
}

/**
 * A token that reads one feed only. A feed token made with an access token ends with that token.
 */
export async function createFeedToken(
  tokens: TokenRegistry,
  { account, token: own }: SignedIn,
  { feed, name, defaultName, idempotencyKey }: Parameters<Accounts['createFeedToken']>[1],
  most: number,
): Promise<NewToken | AccountRefusal> {
  const made = await tokens.make({
    parentId: own.id,
    room: { most, onFull: 'REFUSE' },
    account,
    mutation: 'createFeedToken',
    content: [name, feed.kind, feed.seasonId],
    idempotencyKey,
    name: name ?? defaultName,
    kind: 'FEED',
    scopes: ['READ'],
    expiresAtMs: own.kind === 'ACCESS' ? own.expiresAtMs : null,
    feed,
  });
  return typeof made === 'string' ? tokenRefusal(made, most) : made;
}

/**
 * The refusal of a new token. A parent that is revoked, or an account that is deleted, at the same
 * moment gives the same refusal as one that ended earlier.
 */
export function tokenRefusal(
  why: 'KEY_REUSED' | 'TOO_MANY' | 'PARENT_REVOKED' | 'NO_ACCOUNT',
  most: number,
): AccountRefusal {
  if (why === 'TOO_MANY') return refuse('TOO_MANY_TOKENS', { limit: most });
  if (why === 'NO_ACCOUNT') return refuse('WRONG_CREDENTIALS');
  return refuse(why === 'KEY_REUSED' ? 'IDEMPOTENCY_KEY_REUSED' : 'TOKEN_NOT_FOUND');
}

function earliest(a: Token['expiresAtMs'], b: Token['expiresAtMs']): Token['expiresAtMs'] {
  if (a === null || b === null) return a ?? b;
  return a < b ? a : b;
}

/**
 * Revokes a token whose scopes the viewer's token has, too. Returns the ids of the revoked tokens;
 * none for a repeat.
 */
export async function revoke(
  tokens: TokenRegistry,
  viewer: SignedIn,
  tokenId: string,
  idempotencyKey: string | null,
): Promise<readonly string[] | AccountRefusal> {
  const token = await tokens.find(viewer.account.id, tokenId);
  if (token === null) return refuse('TOKEN_NOT_FOUND');
  const isRepeat = idempotencyKey !== null && token.revokedAtMs !== null;
  if (isRepeat) return [];
  if (!tokens.isInForce(token)) return refuse('TOKEN_NOT_FOUND');
  const allowed = [...viewer.token.scopes];
  if (token.scopes.some((scope) => !allowed.includes(scope))) {
    return refuse('SCOPE_EXCEEDED', { asked: [...token.scopes], allowed });
  }
  const ended = await tokens.revoke(token);
  return ended.length > 0 ? ended : refuse('TOKEN_NOT_FOUND');
}
