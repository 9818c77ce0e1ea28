import { needAllScopes } from '../context/access';
import type { Resolvers } from '../generated/resolvers';
import {
  confirmMailAddress,
  removeMailAddress,
  requestPasswordReset,
  resetPassword,
  setMailAddress,
  setMailNotices,
  stopMailNotices,
} from './mutations';

export const mailResolvers: Resolvers = {
  Mutation: {
    setMailAddress,
    confirmMailAddress,
    removeMailAddress,
    setMailNotices,
    stopMailNotices,
    requestPasswordReset,
    resetPassword,
  },
  Viewer: {
    mailBox: async (viewer, _args, { deps: { mail } }) => {
      needAllScopes(viewer);
      return (await mail?.box(viewer.account.id)) ?? null;
    },
  },
  MailBox: {
    pendingAddress: ({ pending }) => pending,
    notices: ({ deliveries }) => {
      const status = deliveries?.status ?? 'PAUSED';
      if (status === 'ACTIVE') return 'ON';
      return status === 'PAUSED' ? 'OFF' : 'STOPPED';
    },
  },
};
