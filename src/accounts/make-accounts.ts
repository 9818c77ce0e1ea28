import { createAccessToken, revoke } from './access-tokens';
import type { AccountParts, Accounts } from './accounts';
import { availableStore } from './available-store';
import { changePassword } from './change-password';
import { bytesFor, makeDerive } from './derive';
import { Entrance } from './entrance';
import { Forgetting } from './forgetting';
import { HashQueue } from './hash-queue';
import { KnownAccounts } from './known-accounts';
import { Passwords } from './password';
import { StreamTickets } from './stream-tickets';
import { TokenBook } from './token-book';

/** 22 characters: 16 bytes. */
const CODE_BYTES = 16;

export function makeAccounts(parts: AccountParts): Accounts {
  const store = availableStore(parts.store);
  const derive = makeDerive(parts.secret);
  const known = new KnownAccounts(store, parts.clock);
  const tokens = new TokenBook(store, parts.clock, derive);
  const { clock, tries, limits } = parts;
  const tickets = new StreamTickets({ store, tokens, clock, derive });
  const passwords = new Passwords(new HashQueue(limits), parts.passwordWork);
  const mostSessions = limits.sessionsPerAccount;
  const entrance = new Entrance({
    store,
    clock,
    derive,
    tokens,
    passwords,
    tries,
    mostSessions,
  });
  const forgetting = new Forgetting({ store, clock, guestIdleMs: limits.guestIdleMs });
  return {
    authenticate: (token) => tokens.authenticate(token),
    stands: ({ id, accountId }) => tokens.stands(accountId, id),
    streamTicket: (viewer) => tickets.make(viewer),
    admit: (ticket, proof) => tickets.admit(ticket, proof),
    find: (ids) => known.find(ids),
    signUp: (asked) => entrance.signUp(asked),
    signIn: (asked) => entrance.signIn(asked),
    startGuest: (asked) => entrance.startGuest(asked),
    claimGuest: async (account, asked) => {
      const claimed = await entrance.claimGuest(account, asked);
      known.forget(account.id);
      return claimed;
    },
    changePassword: (viewer, asked) =>
      changePassword({ store, tokens, passwords, tries }, viewer, asked),
    createAccessToken: (viewer, asked) =>
      createAccessToken(tokens, viewer, asked, limits.tokensPerAccount),
    revoke: (viewer, tokenId, key) => revoke(tokens, viewer, tokenId, key),
    signOut: ({ token }) => tokens.revoke(token, token.kind === 'SESSION'),
    signOutEverywhere: ({ account, token }, { accessTokens, exceptThis }) =>
      tokens.revokeMany(account.id, {
        sessions: true,
        access: accessTokens,
        except: exceptThis ? token.id : null,
      }),
    forget: () => forgetting.round(),
    tokensOf: (accountId) => tokens.inForce(accountId),
    inboxSettings: (accountId) => store.inboxSettings(accountId),
    markInboxRead: (accountId, upTo) => store.markInboxRead(accountId, upTo),
    muteInbox: (accountId, kinds) => store.muteInbox(accountId, kinds),
    forgetToken: (tokenId) => {
      tokens.forget(tokenId);
    },
    code: (accountId, what, key) =>
      bytesFor(derive, key, 'code', accountId, what).toString('base64url', 0, CODE_BYTES),
  };
}
