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

/** Who asks, with a token that allows it. */
export function requireScope({ viewer }: Context, scope: Scope): SignedIn {
  if (viewer === null) throw unauthenticated();
  if (!viewer.token.scopes.includes(scope)) throw scopeMissing(scope);
  return viewer;
}

/** Who asks, with a token that allows everything: what changes the account itself needs it. */
export const requireAllScopes = (context: Context): SignedIn =>
  needAllScopes(requireSignedIn(context));

/** The same of a viewer that is known: the one who has just signed in sent no token. */
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

/** Who reads: null for whoever sends no token, which is enough for what is public. */
export function readingViewer(context: Context): SignedIn | null {
  return context.viewer === null ? null : requireScope(context, 'READ');
}

/** To whom an answer may show what is private; null for nobody. */
export function readerAccountId({ viewer }: Context): AccountId | null {
  return viewer?.token.scopes.includes('READ') === true ? viewer.account.id : null;
}

/** An event that the asking has seen, or, where it may wait for that, is about to see. */
export type SeenPosition = { readonly seq: number; readonly mayCome: boolean };

/** What the argument `atLeast` of a field says. */
export const readSeenPosition = (atLeast: number | null | undefined): SeenPosition => ({
  seq: readAtLeast0('atLeast', atLeast),
  mayCome: false,
});

const NOTHING: SeenPosition = { seq: 0, mayCome: false };

/**
 * What is answered from a season, never from a state before what was `seen`. Before the answer is
 * null, or a fault, it is asked for in the season as it is now, whichever node made it so: neither
 * may rest on a state that was left behind. Null, too, for a season that the account may not see.
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
 * The same within a season that was read: what is not found there is looked for in the season as it is now,
 * as long as that may be seen; but not when the past was asked for.
 */
export async function findInSeason<R extends SeasonSnapshot, T>(
  context: Context,
  snapshot: R,
  find: (snapshot: R) => T | null,
): Promise<T | null> {
  const found = find(snapshot);
  if (found !== null || snapshot.isPast === true) return found;
  // A season is of one kind for ever.
  return readSeason(context, snapshot.record.id, readerAccountId(context), (now) => find(now as R));
}

/** The season as it is now; null when there is none that the account may see. */
export function findSeason(
  context: Context,
  id: SeasonId,
  account: AccountId | null,
  seen?: SeenPosition,
): Promise<SeasonSnapshot | null> {
  return readSeason(context, id, account, (snapshot) => snapshot, seen);
}

/** The same; throws `NOT_FOUND` when there is none. */
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

/** The same for what only a round has: a season of the other game is not one. */
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

/** Whether the account sees of the season just what anybody signed out sees. */
export function seesPublicView(snapshot: SeasonSnapshot, account: AccountId | null): boolean {
  const isHost = account !== null && isHostOf(snapshot, account);
  return snapshot.record.visibility === 'PUBLIC' && !isHost;
}

/** What is made of a live reading; rejects with `NOT_FOUND` for whoever may not see it now. */
export function ifVisible<T>(
  snapshot: SeasonSnapshot,
  context: Context,
  make: () => T,
): Promise<T> {
  return canSeeSeason(snapshot, readerAccountId(context))
    ? Promise.resolve(make())
    : Promise.reject(seasonNotFound());
}
