import { isRefusal } from '../../accounts';
import { needSeason, requireScope, readerAccountId, findSeason } from '../context/access';
import { badInput } from '../errors/fault';
import { readSeasonId } from '../ids/global-ids';
import { readKey, readName } from '../input/checks';
import type { MutationField } from '../mutations/mutation-field';
import type { Resolvers } from '../generated/resolvers';
import { SeasonSource } from '../snapshots/season-source';
import { feedPath, OWN_CALENDAR } from './feed-path';

const LONGEST_NAME = 60;
/** The default name of a token for the calendar of all seasons. */
const ALL_SEASONS = 'All seasons';

const createFeedToken: MutationField<'createFeedToken'> = async (_root, { input }, context) => {
  const viewer = requireScope(context, 'READ');
  const seasonId =
    typeof input.seasonId === 'string' ? readSeasonId('seasonId', input.seasonId) : null;
  const idempotencyKey = readKey(input.idempotencyKey);
  const name = typeof input.name === 'string' ? readName('name', input.name, LONGEST_NAME) : null;
  if (seasonId === null && input.kind !== 'CALENDAR') {
    throw badInput('seasonId', 'the id of a season: only a calendar covers all');
  }
  const record =
    seasonId === null ? null : (await needSeason(context, seasonId, viewer.account.id)).record;
  const feed = { kind: input.kind, seasonId };
  const answer = await context.deps.accounts.createFeedToken(viewer, {
    feed,
    name,
    defaultName: record?.name ?? ALL_SEASONS,
    idempotencyKey,
  });
  if (isRefusal(answer)) return { refusal: answer, path: null, accessToken: null };
  const path = `${record === null ? OWN_CALENDAR : feedPath(feed.kind, record)}?token=${answer.secret}`;
  return { refusal: null, path, accessToken: answer.token };
};

export const feedResolvers: Resolvers = {
  Mutation: { createFeedToken },
  Feed: {
    season: async ({ seasonId }, _args, context) => {
      if (seasonId === null) return null;
      const snapshot = await findSeason(context, seasonId, readerAccountId(context));
      return snapshot === null ? null : SeasonSource.of(snapshot);
    },
    path: async ({ kind, seasonId }, _args, context) => {
      if (seasonId === null) return OWN_CALENDAR;
      const snapshot = await findSeason(context, seasonId, readerAccountId(context));
      return snapshot === null ? null : feedPath(kind, snapshot.record);
    },
  },
};
