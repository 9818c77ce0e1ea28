import { needReading, requireScope, confidant, findReading } from '../context/access';
import { isRefusal } from '../accounts/sources';
import { readSeasonId } from '../ids/global-ids';
import { readKey, readName } from '../input/checks';
import type { MutationField } from '../mutations/mutation-field';
import type { Resolvers } from '../generated/resolvers';
import { SeasonSource } from '../snapshots/season-source';
import { feedPath } from './feed-path';

const LONGEST_NAME = 60;

export const createFeedToken: MutationField<'createFeedToken'> = async (
  _root,
  { input },
  context,
) => {
  const viewer = requireScope(context, 'READ');
  const seasonId = readSeasonId('seasonId', input.seasonId);
  const idempotencyKey = readKey(input.idempotencyKey);
  const name = typeof input.name === 'string' ? readName('name', input.name, LONGEST_NAME) : null;
  const { record } = await needReading(context, seasonId, viewer.account.id);
  const feed = { kind: input.kind, seasonId };
  const answer = await context.deps.accounts.createFeedToken(viewer, {
    feed,
    name,
    seasonName: record.name,
    idempotencyKey,
  });
  if (isRefusal(answer)) return { refusal: answer, path: null, accessToken: null };
  const path = `${feedPath(feed.kind, record)}?token=${answer.secret}`;
  return { refusal: null, path, accessToken: answer.token };
};

export const feedResolvers: Resolvers = {
  Mutation: { createFeedToken },
  Feed: {
    season: async ({ seasonId }, _args, context) => {
      const reading = await findReading(context, seasonId, confidant(context));
      return reading === null ? null : SeasonSource.of(reading);
    },
    path: async ({ kind, seasonId }, _args, context) => {
      const reading = await findReading(context, seasonId, confidant(context));
      return reading === null ? null : feedPath(kind, reading.record);
    },
  },
};
