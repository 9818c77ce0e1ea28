import type { Account } from '../engine';
import { CannotDo } from './command';
import type { Desk } from './desk';

export async function accountOf({ store }: Desk, handle: string): Promise<Account> {
  const account = await store.accounts.accountByHandle(handle);
  if (account === null) throw new CannotDo(`There is no account ${JSON.stringify(handle)}.`);
  return account;
}

/** Ends the account's sessions, on all nodes; returns the number of tokens. */
export async function endSessions(
  { store, doorbell, clock }: Desk,
  { id }: Account,
  access: boolean,
): Promise<number> {
  const ending = { sessions: true, access, except: null };
  const ended = await store.accounts.revokeTokens(id, clock.now(), ending);
  for (const tokenId of ended) doorbell.ring({ type: 'token', tokenId });
  return ended.length;
}
