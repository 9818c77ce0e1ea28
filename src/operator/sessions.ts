import type { Account } from '../engine';
import { accountId } from '../kernel';
import { CannotDo } from './command';
import type { OperatorStore } from './open-store';

/** By its handle, or by its id, as `accounts` lists them: guests have no handle. */
export async function accountOf({ store }: OperatorStore, named: string): Promise<Account> {
  const { accounts } = store;
  const account =
    (await accounts.accountByHandle(named)) ?? (await accounts.account(accountId(named)));
  if (account === null || account.deletedAtMs !== null) {
    throw new CannotDo(`There is no account ${JSON.stringify(named)}.`);
  }
  return account;
}

/** Ends the account's sessions, on all nodes; returns the number of tokens. */
export async function endSessions(
  { store, doorbell, clock }: OperatorStore,
  { id }: Account,
  access: boolean,
): Promise<number> {
  const ending = { sessions: true, access, except: null };
  const ended = await store.accounts.revokeTokens(id, clock.now(), ending);
  for (const tokenId of ended) doorbell.ring({ type: 'token', tokenId });
  return ended.length;
}
