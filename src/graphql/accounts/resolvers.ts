import { needAllScopes, reader } from '../access';
import type { Resolvers } from '../generated/resolvers';
import { accountGlobalId, tokenGlobalId, viewerGlobalId } from '../ids';
import { printDateTime } from '../scalars/date-time';
import { seasonPage } from '../seasons/season-page';
import { changePassword } from './change-password';
import { claimGuest } from './claim-guest';
import { createAccessToken } from './create-access-token';
import { createStreamTicket } from './create-stream-ticket';
import { revokeAccessToken } from './revoke-access-token';
import { signIn } from './sign-in';
import { signOut } from './sign-out';
import { signOutEverywhere } from './sign-out-everywhere';
import { signUp } from './sign-up';
import { startGuest } from './start-guest';

export const accountResolvers: Resolvers = {
  Query: { viewer: (_root, _args, context) => reader(context) },
  Mutation: {
    signUp,
    signIn,
    signOut,
    startGuest,
    claimGuest,
    createAccessToken,
    createStreamTicket,
    changePassword,
    signOutEverywhere,
    revokeAccessToken,
  },
  Account: {
    id: ({ id }) => accountGlobalId(id),
    guest: ({ handle }) => handle === null,
    createdAt: ({ createdAtMs }) => printDateTime(createdAtMs),
  },
  Viewer: {
    id: ({ account }) => viewerGlobalId(account.id),
    handle: ({ account }) => account.handle,
    seasons: ({ account: { id } }, args, { deps }) =>
      seasonPage(deps, { visibleTo: id, of: id }, args),
    tokens: (viewer, _args, { deps }) => {
      needAllScopes(viewer);
      return deps.accounts.tokensOf(viewer.account.id);
    },
  },
  CreateStreamTicketPayload: {
    expiresAt: ({ expiresAtMs }) => printDateTime(expiresAtMs),
  },
  AccessToken: {
    id: ({ id }) => tokenGlobalId(id),
    createdAt: ({ createdAtMs }) => printDateTime(createdAtMs),
    expiresAt: ({ expiresAtMs }) => (expiresAtMs === null ? null : printDateTime(expiresAtMs)),
    current: ({ id }, _args, { viewer }) => viewer?.token.id === id,
  },
};
