import { canSee } from '../../round';
import { needReading, reader } from '../access';
import { seasonNotFound, tableNotFound } from '../fault';
import type { SubscriptionResolvers } from '../generated/resolvers';
import { readTableId } from '../ids';
import { LiveEvents } from '../live-events';
import { tableOf } from '../sources';

/** Access is looked at again with each reading. */
export const tableUpdated: NonNullable<SubscriptionResolvers['tableUpdated']> = {
  subscribe: async (_root, args, context) => {
    const account = reader(context)?.account.id ?? null;
    const { seasonId, tableId } = readTableId('tableId', args.tableId);
    const { state } = await needReading(context, seasonId, account);
    if (state.get('gamingTables', tableId) === undefined) throw tableNotFound();
    return LiveEvents.of(
      (signal) => context.deps.feed.readings(seasonId, `TABLE:${tableId}`, signal),
      (reading) =>
        canSee(reading.state, account)
          ? Promise.resolve({ tableUpdated: tableOf(reading, tableId) })
          : Promise.reject(seasonNotFound()),
    );
  },
};
