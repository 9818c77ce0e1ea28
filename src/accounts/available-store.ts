import { asUnavailable } from '../engine';
import type { AccountStore } from '../engine';

/** The same store, except that its rejections are faults, which clients may retry. */
export function availableStore(store: AccountStore): AccountStore {
  return {
    addAccount: (account, answer) => asUnavailable(() => store.addAccount(account, answer)),
    account: (id) => asUnavailable(() => store.account(id)),
    accounts: (ids) => asUnavailable(() => store.accounts(ids)),
    accountByHandle: (handle) => asUnavailable(() => store.accountByHandle(handle)),
    botsOf: (id) => asUnavailable(() => store.botsOf(id)),
    house: () => asUnavailable(() => store.house()),
    openPractices: (limit) => asUnavailable(() => store.openPractices(limit)),
    claimGuest: (...asked) => asUnavailable(() => store.claimGuest(...asked)),
    changePassword: (...asked) => asUnavailable(() => store.changePassword(...asked)),
    resetPassword: (reset) => asUnavailable(() => store.resetPassword(reset)),
    rename: (id, renaming, answer) => asUnavailable(() => store.rename(id, renaming, answer)),
    answerTo: (id, key) => asUnavailable(() => store.answerTo(id, key)),
    deleteAccount: (id, as) => asUnavailable(() => store.deleteAccount(id, as)),
    leftToErase: (limit) => asUnavailable(() => store.leftToErase(limit)),
    seasonsPlayed: (id, after, limit) => asUnavailable(() => store.seasonsPlayed(id, after, limit)),
    erased: (id) => asUnavailable(() => store.erased(id)),
    eraseLater: (id, at) => asUnavailable(() => store.eraseLater(id, at)),
    addTicket: (ticket) => asUnavailable(() => store.addTicket(ticket)),
    ticket: (hash) => asUnavailable(() => store.ticket(hash)),
    useTicket: (hash, by) => asUnavailable(() => store.useTicket(hash, by)),
    forgetTickets: (before, limit) => asUnavailable(() => store.forgetTickets(before, limit)),
    identityOf: (user) => asUnavailable(() => store.identityOf(user)),
    identitiesOf: (id) => asUnavailable(() => store.identitiesOf(id)),
    addAccountWith: (...asked) => asUnavailable(() => store.addAccountWith(...asked)),
    linkIdentity: (...asked) => asUnavailable(() => store.linkIdentity(...asked)),
    unlinkIdentity: (...asked) => asUnavailable(() => store.unlinkIdentity(...asked)),
    see: (id, at) => asUnavailable(() => store.see(id, at)),
    addToken: (...asked) => asUnavailable(() => store.addToken(...asked)),
    tokenByHash: (hash) => asUnavailable(() => store.tokenByHash(hash)),
    token: (id, owner) => asUnavailable(() => store.token(id, owner)),
    tokensOf: (id, at) => asUnavailable(() => store.tokensOf(id, at)),
    revokeToken: (...asked) => asUnavailable(() => store.revokeToken(...asked)),
    revokeTokens: (...asked) => asUnavailable(() => store.revokeTokens(...asked)),
    inboxSettings: (id) => asUnavailable(() => store.inboxSettings(id)),
    markInboxRead: (...asked) => asUnavailable(() => store.markInboxRead(...asked)),
    muteInbox: (...asked) => asUnavailable(() => store.muteInbox(...asked)),
    noteUses: (ids, at) => asUnavailable(() => store.noteUses(ids, at)),
    forgetTokens: (before, limit) => asUnavailable(() => store.forgetTokens(before, limit)),
    forgetGuests: (before, after, limit) =>
      asUnavailable(() => store.forgetGuests(before, after, limit)),
  };
}
