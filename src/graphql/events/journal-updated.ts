import { readerAccountId, seesPublicView, needSeason, readingViewer } from '../context/access';
import type { SubscriptionResolvers } from '../generated/resolvers';
import { readSeasonId } from '../ids/global-ids';
import { readLiveAfter, LiveSubscription } from '../subscriptions/live-subscription';
import { readOrdinal } from '../pagination/page-arguments';
import { eventSource } from './event-source';
import { readPlace, readSeq } from './journal-cursor';

/** Checks access again before each event. */
export const journal: NonNullable<SubscriptionResolvers['journal']> = {
  subscribe: async (_root, args, context) => {
    const account = readingViewer(context)?.account.id ?? null;
    const seasonId = readSeasonId('seasonId', args.seasonId);
    const after = readPlace(
      readSeq('after', args.after),
      readOrdinal('afterCursor', args.afterCursor),
      'afterCursor',
    );
    const from = readLiveAfter(after, context);
    const seen = { seq: from ?? 0, mayCome: true };
    const now = await needSeason(context, seasonId, account, seen);
    return new LiveSubscription(
      {
        of: 'journal',
        seasonId,
        after: from ?? now.record.seq,
        head: now.record.seq,
        forEverybody: seesPublicView(now, account),
        rootOf: async (row, seer) => {
          const snapshot = await needSeason(seer, seasonId, readerAccountId(seer));
          return { journal: eventSource(row, snapshot, readerAccountId(seer)) };
        },
      },
      context,
    );
  },
};
