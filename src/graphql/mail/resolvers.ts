import { needAllScopes } from '../context/access';
import type { Resolvers } from '../generated/resolvers';
import {
  confirmMailAddress,
  removeMailAddress,
  requestPasswordReset,
  resetPassword,
  setMailAddress,
} from './mutations';

export const mailResolvers: Resolvers = {
  Mutation: {
    setMailAddress,
    confirmMailAddress,
    removeMailAddress,
    requestPasswordReset,
    resetPassword,
  },
  Viewer: {
    mailBox: async (viewer, _args, { deps: { mail } }) => {
      needAllScopes(viewer);
      return (await mail?.box(viewer.account.id)) ?? null;
    },
  },
  MailBox: { pendingAddress: ({ pending }) => pending },
};
