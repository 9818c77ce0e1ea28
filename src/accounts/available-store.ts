import { asUnavailable } from '../engine';
import type { AccountStore } from '../engine';

/** The same store, except that its rejections are faults, which clients may retry. */
export function availableStore(store: AccountStore): AccountStore {
  return {
    addAccount: (account) => asUnavailable(() => store.addAccount(account)),
    account: (id) => asUnavailable(() => store.account(id)),
    accounts: (ids) => asUnavailable(() => store.accounts(ids)),
    accountByHandle: (handle) => asUnavailable(() => store.accountByHandle(handle)),
    botsOf: (id) => asUnavailable(() => store.botsOf(id)),
    house: () => asUnavailable(() => store.house()),
    openPractices: (limit) => asUnavailable(() => store.openPractices(limit)),
    claimGuest: (id, handle, hash) => asUnavailable(() => store.claimGuest(id, handle, hash)),
    changePassword: (id, from, to) => asUnavailable(() => store.changePassword(id, from, to)),
    rename: (id, renaming, answer) => asUnavailable(() => store.rename(id, renaming, answer)),
    answerTo: (id, key) => asUnavailable(() => store.answerTo(id, key)),
    deleteAccount: (id, as) => asUnavailable(() => store.deleteAccount(id, as)),
    leftToErase: (limit) => asUnavailable(() => store.leftToErase(limit)),
    seasonsPlayed: (id, after, limit) => asUnavailable(() => store.seasonsPlayed(id, after, limit)),
    erased: (id) => asUnavailable(() => store.erased(id)),
    eraseLater: (id, at) => asUnavailable(() => store.eraseLater(id, at)),
    see: (id, at) => asUnavailable(() => store.see(id, at)),
    addToken: (token, room) => asUnavailable(() => store.addToken(token, room)),
    tokenByHash: (hash) => asUnavailable(() => store.tokenByHash(hash)),
    token: (id, owner) => asUnavailable(() => store.token(id, owner)),
    tokensOf: (id, at) => asUnavailable(() => store.tokensOf(id, at)),
    revokeToken: (id, owner, at, alone) =>
      asUnavailable(() => store.revokeToken(id, owner, at, alone)),
    revokeTokens: (id, at, ending) => asUnavailable(() => store.revokeTokens(id, at, ending)),
    inboxSettings: (id) => asUnavailable(() => store.inboxSettings(id)),
    markInboxRead: (id, upTo) => asUnavailable(() => store.markInboxRead(id, upTo)),
    muteInbox: (id, kinds) => asUnavailable(() => store.muteInbox(id, kinds)),
    noteUses: (ids, at) => asUnavailable(() => store.noteUses(ids, at)),
    forgetTokens: (before, limit) => asUnavailable(() => store.forgetTokens(before, limit)),
    forgetGuests: (before, after, limit) =>
      asUnavailable(() => store.forgetGuests(before, after, limit)),
  };
}
