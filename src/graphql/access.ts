import type { AccountId, SeasonId } from '../kernel';
import { SCOPES } from '../engine';
import type { DynastyReading, Reading, RoundReading, Scope } from '../engine';
import type { SignedIn } from '../accounts';
import type { Context } from './context';
import { scopeMissing, seasonNotFound, unauthenticated } from './fault';
import { canSeeSeason } from './seasons/season-view';

/** Who asks, with a token that allows it. */
export function requireScope({ viewer }: Context, scope: Scope): SignedIn {
  if (viewer === null) throw unauthenticated();
  if (!viewer.token.scopes.includes(scope)) throw scopeMissing(scope);
  return viewer;
}

/** Who asks, with a token that allows everything: what changes the account itself needs it. */
export function requireAllScopes(context: Context): SignedIn {
  for (const scope of SCOPES) requireScope(context, scope);
  return requireSignedIn(context);
}

export function requireSignedIn({ viewer }: Context): SignedIn {
  if (viewer === null) throw unauthenticated();
  return viewer;
}

/** Who reads: null for whoever sends no token, which is enough for what is public. */
export function reader(context: Context): SignedIn | null {
  return context.viewer === null ? null : requireScope(context, 'READ');
}

/** To whom an answer may show what is private; null for nobody. */
export function confidant({ viewer }: Context): AccountId | null {
  return viewer?.token.scopes.includes('READ') === true ? viewer.account.id : null;
}

/** The season as it is now; null when there is none that the account may see. */
export async function findReading(
  { deps }: Context,
  id: SeasonId,
  account: AccountId | null,
): Promise<Reading | null> {
  const reading = await deps.engine.read(id);
  return reading !== null && canSeeSeason(reading, account) ? reading : null;
}

/** The same; throws `NOT_FOUND` when there is none. */
export async function needReading(
  context: Context,
  id: SeasonId,
  account: AccountId | null,
): Promise<Reading> {
  const reading = await findReading(context, id, account);
  if (reading === null) throw seasonNotFound();
  return reading;
}

/** The same for what only a round has: a season of the other game is none. */
export async function needRound(
  context: Context,
  id: SeasonId,
  account: AccountId | null,
): Promise<RoundReading> {
  const reading = await needReading(context, id, account);
  if (reading.kind !== 'ROUND') throw seasonNotFound();
  return reading;
}

export async function needDynasty(
  context: Context,
  id: SeasonId,
  account: AccountId | null,
): Promise<DynastyReading> {
  const reading = await needReading(context, id, account);
  if (reading.kind !== 'DYNASTY') throw seasonNotFound();
  return reading;
}

/** Whether the account sees of the season what everybody sees who is signed out. */
export function isOfTheCrowd({ record }: Reading, account: AccountId | null): boolean {
  return record.visibility === 'PUBLIC' && record.hostAccountId !== account;
}

/** What is made of a live reading; rejects with `NOT_FOUND` for whoever may not see it now. */
export function seenBy<T>(reading: Reading, context: Context, make: () => T): Promise<T> {
  return canSeeSeason(reading, confidant(context))
    ? Promise.resolve(make())
    : Promise.reject(seasonNotFound());
}
