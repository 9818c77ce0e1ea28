import { SCOPES } from '../engine';
import type { Token } from '../engine';
import type { Accounts, NewToken, SignedIn } from './accounts';
import { answerOnce } from './answer-once';
import type { AnsweringDeps } from './answer-once';
import { isRefusal, refuse } from './refusals';
import type { AccountRefusal } from './refusals';
import type { TokenRegistry } from './token-registry';

/** The stored outcome of a request that ends tokens: their ids. */
type EndedTokens = { readonly ended: readonly string[] };

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
 * Revokes a token whose scopes the viewer's token has, too. Returns the ids of the revoked tokens.
 */
export async function revoke(
  deps: AnsweringDeps & { readonly tokens: TokenRegistry },
  viewer: SignedIn,
  tokenId: string,
  key: string | null,
): Promise<readonly string[] | AccountRefusal> {
  const { tokens } = deps;
  const accountId = viewer.account.id;
  const done = await answerOnce<EndedTokens>(
    deps,
    { accountId, key, content: ['revokeAccessToken', tokenId] },
    async (answerOf) => {
      const token = await tokens.find(accountId, tokenId);
      if (token === null || !tokens.isInForce(token)) return refuse('TOKEN_NOT_FOUND');
      const allowed = [...viewer.token.scopes];
      if (token.scopes.some((scope) => !allowed.includes(scope))) {
        return refuse('SCOPE_EXCEEDED', { asked: [...token.scopes], allowed });
      }
      const ended = await tokens.revoke(token, (ids) => answerOf({ ended: ids }));
      return ended.length > 0 ? { ended } : refuse('TOKEN_NOT_FOUND');
    },
  );
  return isRefusal(done) ? done : done.ended;
}

/** Ends all sessions and, on request, access tokens; returns their ids. */
export async function signOutEverywhere(
  deps: AnsweringDeps & { readonly tokens: TokenRegistry },
  { account, token }: SignedIn,
  asked: Parameters<Accounts['signOutEverywhere']>[1],
): Promise<readonly string[] | AccountRefusal> {
  const { accessTokens, exceptThis, idempotencyKey: key } = asked;
  const ending = {
    sessions: true,
    access: accessTokens,
    except: exceptThis ? token.id : null,
  };
  const done = await answerOnce<EndedTokens>(
    deps,
    { accountId: account.id, key, content: ['signOutEverywhere', accessTokens, exceptThis] },
    async (answerOf) => ({
      ended: await deps.tokens.revokeMany(account.id, ending, (ended) => answerOf({ ended })),
    }),
  );
  return isRefusal(done) ? done : done.ended;
}
