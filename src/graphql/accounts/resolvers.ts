import type { SignedIn } from '../../accounts';
import { needAllScopes, readingViewer } from '../context/access';
import type { Context } from '../context/context';
import type { Resolvers } from '../generated/resolvers';
import {
  accountGlobalId,
  identityGlobalId,
  tokenGlobalId,
  viewerGlobalId,
} from '../ids/global-ids';
import { printDateTime } from '../scalars/date-time';
import { seasonPage } from '../seasons/season-page';
import {
  changeDisplayName,
  changeHandle,
  changePassword,
  claimGuest,
  createAccessToken,
  createStreamTicket,
  deleteAccount,
  revokeAccessToken,
  signIn,
  signOut,
  signOutEverywhere,
  signUp,
  startGuest,
} from './mutations';
import { linkIdentity, signInWithIdentity, unlinkIdentity } from './identity-mutations';
import type { AccountSource } from './sources';

/** The account as it is now: its names may have changed since the socket opened. */
const present = async (
  { account }: SignedIn,
  _args: unknown,
  { accountsById }: Context,
): Promise<AccountSource> => (await accountsById.get(account.id)) ?? account;

export const accountResolvers: Resolvers = {
  Query: {
    viewer: (_root, _args, context) => readingViewer(context),
    signInProviders: (_root, _args, { deps }) => deps.signIns?.offered ?? [],
  },
  Mutation: {
    signUp,
    signIn,
    signOut,
    startGuest,
    claimGuest,
    signInWithIdentity,
    linkIdentity,
    unlinkIdentity,
    createAccessToken,
    createStreamTicket,
    changePassword,
    changeDisplayName,
    changeHandle,
    deleteAccount,
    signOutEverywhere,
    revokeAccessToken,
  },
  Account: {
    id: ({ id }) => accountGlobalId(id),
    guest: ({ handle, deletedAtMs }) => handle === null && deletedAtMs === null,
    bot: ({ bot }) => bot !== null,
    deleted: ({ deletedAtMs }) => deletedAtMs !== null,
    createdAt: ({ createdAtMs, deletedAtMs }) =>
      deletedAtMs === null ? printDateTime(createdAtMs) : null,
  },
  Viewer: {
    id: ({ account }) => viewerGlobalId(account.id),
    account: present,
    handle: async (viewer, _args, context) => (await present(viewer, _args, context)).handle,
    seasons: ({ account: { id } }, { status, ...asked }, { deps }) =>
      seasonPage(deps, { visibleTo: id, of: id, ...(status ? { status } : {}) }, asked),
    hasPassword: async (viewer, args, context) =>
      (await present(viewer, args, context)).passwordHash !== null,
    identities: (viewer, _args, { deps }) => {
      needAllScopes(viewer);
      return deps.accounts.identitiesOf(viewer.account.id);
    },
    tokens: (viewer, _args, { deps }) => {
      needAllScopes(viewer);
      return deps.accounts.tokensOf(viewer.account.id);
    },
  },
  Identity: {
    id: ({ id }) => identityGlobalId(id),
    provider: ({ issuer }, _args, { deps }) =>
      deps.signIns?.offered.find((each) => each.issuer === issuer) ?? null,
    createdAt: ({ createdAtMs }) => printDateTime(createdAtMs),
  },
  CreateStreamTicketPayload: {
    expiresAt: ({ expiresAtMs }) => printDateTime(expiresAtMs),
  },
  AccessToken: {
    id: ({ id }) => tokenGlobalId(id),
    createdAt: ({ createdAtMs }) => printDateTime(createdAtMs),
    expiresAt: ({ expiresAtMs }) => (expiresAtMs === null ? null : printDateTime(expiresAtMs)),
    lastUsedAt: ({ lastUsedAtMs }) => (lastUsedAtMs === null ? null : printDateTime(lastUsedAtMs)),
    current: ({ id }, _args, { viewer }) => viewer?.token.id === id,
  },
};
