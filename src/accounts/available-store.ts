import { UnavailableFault } from '../engine';
import type { AccountStore } from '../engine';

/** The same store; what rejects there is a fault that clients may retry. */
export function availableStore(store: AccountStore): AccountStore {
  return {
    addAccount: (account) => available(store.addAccount(account)),
    account: (id) => available(store.account(id)),
    accounts: (ids) => available(store.accounts(ids)),
    accountByHandle: (handle) => available(store.accountByHandle(handle)),
    claimGuest: (id, handle, hash) => available(store.claimGuest(id, handle, hash)),
    addToken: (token) => available(store.addToken(token)),
    tokenByHash: (hash) => available(store.tokenByHash(hash)),
    tokensOf: (id) => available(store.tokensOf(id)),
    revokeToken: (id, owner, at) => available(store.revokeToken(id, owner, at)),
  };
}

async function available<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw new UnavailableFault('the store does not answer', { cause: error });
  }
}
