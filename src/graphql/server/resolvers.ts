import type { Resolvers } from '../generated/resolvers';
import { printDateTime } from '../scalars/date-time';
import { serverVersion } from './version';

export const serverResolvers: Resolvers = {
  Query: {
    server: (_root, _args, { deps }) => ({
      version: serverVersion(),
      now: printDateTime(deps.clock.now()),
      practice: deps.practice?.offered ?? false,
      mail: deps.mail !== undefined,
      limits: [...(deps.limits ?? [])],
    }),
  },
};
