import { createAccessToken, createFeedToken, revoke, signOutEverywhere } from './access-tokens';
import type { AccountsDeps, Accounts, SignedIn } from './accounts';
import type { AccountStore } from '../engine';
import type { AccountId } from '../kernel';
import { availableStore } from './available-store';
import { changePassword } from './change-password';
import { changeDisplayName, changeHandle } from './change-names';
import { deleteAccount } from './delete-account';
import { botAccounts } from './bots';
import { bytesFor, makeDeriveBytes } from './derive-bytes';
import { Authenticator } from './authenticator';
import { NameEraser } from './name-eraser';
import { AccountCleanup } from './cleanup';
import { HashQueue } from './hash-queue';
import { Identities } from './identities';
import { markInboxRead, muteInbox } from './inbox';
import { AccountCache } from './caches';
import { Passwords } from './password';
import { provePassword } from './prove-password';
import { resetPassword } from './reset-password';
import { StreamTickets } from './stream-tickets';
import { TokenRegistry } from './token-registry';
import { TokenUsage } from './token-usage';

/** The length of an invite code in bytes: 22 characters in base64url. */
const CODE_BYTES = 16;

/** The `eraseFrom` of a server without seasons. */
const nowhere = (): Promise<void> => Promise.resolve();

export function makeAccounts(deps: AccountsDeps): Accounts {
  const store = availableStore(deps.store);
  const derive = makeDeriveBytes(deps.secret);
  const known = new AccountCache(store, deps.clock);
  const uses = new TokenUsage(store);
  const tokens = new TokenRegistry(store, deps.clock, derive, uses);
  const { clock, bruteForceGuard, limits } = deps;
  const tickets = new StreamTickets({ store, tokens, clock, derive });
  const passwords = new Passwords(new HashQueue(limits), deps.passwordWork);
  const names = { store, clock, derive, passwords, bruteForceGuard };
  const answering = { ...names, tokens };
  const mostSessions = limits.sessionsPerAccount;
  const authenticator = new Authenticator({ ...answering, mostSessions });
  const identities = new Identities({ ...answering, authenticator });
  const erasing = new NameEraser({ store, clock, eraseFrom: deps.eraseFrom ?? nowhere });
  const forgetAccount = (id: AccountId): void => {
    known.forget(id);
    tokens.forgetAccount(id);
  };
  const forgetting = new AccountCleanup({ store, clock, guestIdleMs: limits.guestIdleMs });
  return {
    authenticate: (token) => tokens.authenticate(token),
    authenticateFeed: (token) => tokens.authenticateFeed(token),
    isTokenValid: ({ id, accountId }) => tokens.stands(accountId, id),
    streamTicket: (viewer) => tickets.make(viewer),
    redeemTicket: (ticket, proof) => tickets.admit(ticket, proof),
    find: (ids) => known.find(ids),
    signUp: (asked) => authenticator.signUp(asked),
    signIn: (asked) => authenticator.signIn(asked),
    startGuest: (asked) => authenticator.startGuest(asked),
    ...ofIdentities(identities, store, known),
    ...botAccounts({ store, clock, derive, tokens }),
    claimGuest: async (account, asked) => {
      const claimed = await authenticator.claimGuest(account, asked);
      known.forget(account.id);
      return claimed;
    },
    changePassword: async (viewer, asked) => {
      const changed = await changePassword(answering, viewer, asked);
      known.forget(viewer.account.id);
      return changed;
    },
    resetPassword: (account, asked) => resetPassword(answering, account, asked),
    provePassword: (account, asked) => provePassword(names, account, asked),
    ...changes(names, forgetAccount),
    eraseNames: (id) => erasing.erase(id).catch(deps.onError),
    createAccessToken: (viewer, asked) =>
      createAccessToken(tokens, viewer, asked, limits.tokensPerAccount),
    createFeedToken: (viewer, asked) =>
      createFeedToken(tokens, viewer, asked, limits.tokensPerAccount),
    revoke: (viewer, tokenId, key) => revoke(answering, viewer, tokenId, key),
    signOut: ({ token }) => tokens.signOut(token),
    signOutEverywhere: (viewer, asked) => signOutEverywhere(answering, viewer, asked),
    forget: () => forgetting.round(),
    settle: async () => {
      await uses.write();
      await erasing.round();
    },
    tokensOf: (accountId) => tokens.inForce(accountId),
    inboxSettings: (accountId) => store.inboxSettings(accountId),
    markInboxRead: (accountId, asked) => markInboxRead(names, accountId, asked),
    muteInbox: (accountId, asked) => muteInbox(names, accountId, asked),
    forgetAccount,
    forgetToken: (tokenId) => {
      tokens.forget(tokenId);
    },
    inviteCodeFor: (accountId, what, key) =>
      bytesFor(derive, key, 'code', accountId, what).toString('base64url', 0, CODE_BYTES),
  };
}

type OfIdentities = Pick<
  Accounts,
  'offerIdentity' | 'signInWithIdentity' | 'linkIdentity' | 'unlinkIdentity' | 'identitiesOf'
>;

const ofIdentities = (
  identities: Identities,
  store: AccountStore,
  known: AccountCache,
): OfIdentities => ({
  offerIdentity: (asked) => identities.offer(asked),
  signInWithIdentity: (asked) => identities.signIn(asked),
  linkIdentity: async (viewer, asked) => {
    const linked = await identities.link(viewer, asked);
    known.forget(viewer.account.id);
    return linked;
  },
  unlinkIdentity: (viewer, asked) => identities.unlink(viewer, asked),
  identitiesOf: (id) => store.identitiesOf(id),
});

/** The methods that change the account itself. They forget its cached values afterwards. */
function changes(
  deps: Parameters<typeof changeHandle>[0],
  forgetAccount: (id: AccountId) => void,
): Pick<Accounts, 'changeDisplayName' | 'changeHandle' | 'deleteAccount'> {
  const forgotten = async <T>({ account }: SignedIn, change: Promise<T>): Promise<T> => {
    const done = await change;
    forgetAccount(account.id);
    return done;
  };
  return {
    changeDisplayName: (viewer, asked) => forgotten(viewer, changeDisplayName(deps, viewer, asked)),
    changeHandle: (viewer, asked) => forgotten(viewer, changeHandle(deps, viewer, asked)),
    deleteAccount: (viewer, asked) => forgotten(viewer, deleteAccount(deps, viewer, asked)),
  };
}
