import { GraphQLError } from 'graphql';
import type { AccountId, SeasonId } from '../../kernel';
import { SCOPES } from '../../engine';
import type { SeasonSnapshot, Scope } from '../../engine';
import type { SignedIn } from '../../accounts';
import type { Context } from './context';
import { badInput, scopeMissing, seasonNotFound, unauthenticated } from '../errors/fault';
import { readAtLeast0 } from '../input/checks';
import type { RoundSnapshot } from '../snapshots/by-game';
import { isRound } from '../snapshots/by-game';
import { canSeeSeason, isHostOf } from '../snapshots/season-view';

/** The signed-in viewer; throws if the token lacks `scope`. */
export function requireScope({ viewer }: Context, scope: Scope): SignedIn {
  if (viewer === null) throw unauthenticated();
  if (!viewer.token.scopes.includes(scope)) throw scopeMissing(scope);
  return viewer;
}

/**
 * The signed-in viewer; throws if the token lacks a scope. Changes to the account itself require
 * all scopes.
 */
export const requireAllScopes = (context: Context): SignedIn =>
  needAllScopes(requireSignedIn(context));

/** Checks a viewer who has just signed in, since that request carries no token. */
export function needAllScopes(viewer: SignedIn): SignedIn {
  for (const scope of SCOPES) {
    if (!viewer.token.scopes.includes(scope)) throw scopeMissing(scope);
  }
  return viewer;
}

export function requireSignedIn({ viewer }: Context): SignedIn {
  if (viewer === null) throw unauthenticated();
  return viewer;
}

/** The viewer of a read; null if the request has no token and gets public data only. */
export function readingViewer(context: Context): SignedIn | null {
  return context.viewer === null ? null : requireScope(context, 'READ');
}

/** The account whose private data the answer may include; null for none. */
export function readerAccountId({ viewer }: Context): AccountId | null {
  return viewer?.token.scopes.includes('READ') === true ? viewer.account.id : null;
}

/** The event that a client has seen. With `mayCome`, it may also be a future event. */
export type SeenPosition = { readonly seq: number; readonly mayCome: boolean };

/** Reads a field's argument `atLeast`. */
export const readSeenPosition = (atLeast: number | null | undefined): SeenPosition => ({
  seq: readAtLeast0('atLeast', atLeast),
  mayCome: false,
});

const NOTHING: SeenPosition = { seq: 0, mayCome: false };

/**
 * Reads an answer from a season at event `seen` or later. If the answer is null or a GraphQL error,
 * tries again with the newest state across all nodes. Null also if the account may not see the
 * season.
 */
export async function readSeason<T>(
  { deps }: Context,
  id: SeasonId,
  account: AccountId | null,
  answer: (snapshot: SeasonSnapshot) => T | null,
  seen: SeenPosition = NOTHING,
): Promise<T | null> {
  const attempt = (snapshot: SeasonSnapshot | null): T | null => {
    if (snapshot === null || !canSeeSeason(snapshot, account)) return null;
    const { seq } = snapshot.record;
    if (seq >= seen.seq || seen.mayCome) return answer(snapshot);
    throw badInput('atLeast', `at most ${seq}: that is the season's last event`, { last: seq });
  };
  const snapshot = await deps.engine.read(id, seen.seq);
  if (snapshot === null) return null;
  try {
    const found = attempt(snapshot);
    if (found !== null) return found;
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
  }
  return attempt(await deps.engine.read(id, 'NOW'));
}

/**
 * Finds a value in the snapshot, or else in the season's newest state if the viewer may see it. For
 * a past snapshot, only the snapshot is searched.
 */
export async function findInSeason<R extends SeasonSnapshot, T>(
  context: Context,
  snapshot: R,
  find: (snapshot: R) => T | null,
): Promise<T | null> {
  const found = find(snapshot);
  if (found !== null || snapshot.isPast === true) return found;
  // A season's kind never changes.
  return readSeason(context, snapshot.record.id, readerAccountId(context), (now) => find(now as R));
}

/** The season as it is now; null if none is visible to the account. */
export function findSeason(
  context: Context,
  id: SeasonId,
  account: AccountId | null,
  seen?: SeenPosition,
): Promise<SeasonSnapshot | null> {
  return readSeason(context, id, account, (snapshot) => snapshot, seen);
}

/** Like `findSeason`, but throws `NOT_FOUND` instead of null. */
export async function needSeason(
  context: Context,
  id: SeasonId,
  account: AccountId | null,
  seen?: SeenPosition,
): Promise<SeasonSnapshot> {
  const snapshot = await findSeason(context, id, account, seen);
  if (snapshot === null) throw seasonNotFound();
  return snapshot;
}

/** Like `needSeason`, for rounds only: a dynasty is `NOT_FOUND`. */
export async function needRound(
  context: Context,
  id: SeasonId,
  account: AccountId | null,
  seen?: SeenPosition,
): Promise<RoundSnapshot> {
  const snapshot = await needSeason(context, id, account, seen);
  if (!isRound(snapshot)) throw seasonNotFound();
  return snapshot;
}

/** True if the account sees only the season's public view. */
export function seesPublicView(snapshot: SeasonSnapshot, account: AccountId | null): boolean {
  const isHost = account !== null && isHostOf(snapshot, account);
  return snapshot.record.visibility === 'PUBLIC' && !isHost;
}

/**
 * Makes a value from a live snapshot; rejects with `NOT_FOUND` if the viewer may not see the
 * season.
 */
export function ifVisible<T>(
  snapshot: SeasonSnapshot,
  context: Context,
  make: () => T,
): Promise<T> {
  return canSeeSeason(snapshot, readerAccountId(context))
    ? Promise.resolve(make())
    : Promise.reject(seasonNotFound());
}
