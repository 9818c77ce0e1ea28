import type { Resolvers } from '../generated/resolvers';
import { seasonGlobalId } from '../ids/global-ids';
import { hostOf } from '../seasons/season-fields';
import { seasonPage } from '../seasons/season-page';
import { findInvited } from '../seasons/invitation';
import { readSeasonList } from './season-filter';
import { seasonsUpdated } from './seasons-updated';

export const lobbyResolvers = {
  Query: {
    seasons: (_root, { first, after, last, before, ...asked }, context) =>
      seasonPage(context.deps, readSeasonList(context, asked), { first, after, last, before }),
    invitation: (_root, { code }, context) => findInvited(context, code),
  },
  Subscription: { seasonsUpdated },
  SeasonConnection: { totalCount: ({ count }) => count() },
  Invitation: {
    seasonId: ({ kind, id }) => seasonGlobalId(kind, id),
    host: hostOf,
  },
} satisfies Resolvers;
