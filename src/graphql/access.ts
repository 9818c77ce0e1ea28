import type { AccountId, SeasonId } from '../kernel';
import { SCOPES } from '../engine';
import type { Reading, Scope } from '../engine';
import type { SignedIn } from '../accounts';
import { canSee } from '../round';
import type { Context } from './context';
import { scopeMissing, seasonNotFound, unauthenticated } from './fault';

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
  return reading !== null && canSee(reading.state, account) ? reading : null;
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
