import { available } from '../engine';
import type { AccountStore } from '../engine';

/** The same store; its rejections become faults that clients may retry. */
export function availableStore(store: AccountStore): AccountStore {
  return {
    addAccount: (account) => available(() => store.addAccount(account)),
    account: (id) => available(() => store.account(id)),
    accounts: (ids) => available(() => store.accounts(ids)),
    accountByHandle: (handle) => available(() => store.accountByHandle(handle)),
    botsOf: (id) => available(() => store.botsOf(id)),
    house: () => available(() => store.house()),
    openPractices: (limit) => available(() => store.openPractices(limit)),
    claimGuest: (id, handle, hash) => available(() => store.claimGuest(id, handle, hash)),
    changePassword: (id, from, to) => available(() => store.changePassword(id, from, to)),
    rename: (id, renaming, answer) => available(() => store.rename(id, renaming, answer)),
    answerTo: (id, key) => available(() => store.answerTo(id, key)),
    deleteAccount: (id, as) => available(() => store.deleteAccount(id, as)),
    leftToErase: (limit) => available(() => store.leftToErase(limit)),
    seasonsPlayed: (id, after, limit) => available(() => store.seasonsPlayed(id, after, limit)),
    erased: (id) => available(() => store.erased(id)),
    eraseLater: (id, at) => available(() => store.eraseLater(id, at)),
    see: (id, at) => available(() => store.see(id, at)),
    addToken: (token, room) => available(() => store.addToken(token, room)),
    tokenByHash: (hash) => available(() => store.tokenByHash(hash)),
    token: (id, owner) => available(() => store.token(id, owner)),
    tokensOf: (id, at) => available(() => store.tokensOf(id, at)),
    revokeToken: (id, owner, at, alone) => available(() => store.revokeToken(id, owner, at, alone)),
    revokeTokens: (id, at, ending) => available(() => store.revokeTokens(id, at, ending)),
    inboxSettings: (id) => available(() => store.inboxSettings(id)),
    markInboxRead: (id, upTo) => available(() => store.markInboxRead(id, upTo)),
    muteInbox: (id, kinds) => available(() => store.muteInbox(id, kinds)),
    noteUses: (ids, at) => available(() => store.noteUses(ids, at)),
    forgetTokens: (before, limit) => available(() => store.forgetTokens(before, limit)),
    forgetGuests: (before, after, limit) =>
      available(() => store.forgetGuests(before, after, limit)),
  };
}
