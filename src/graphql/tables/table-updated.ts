import type { Reading } from '../../engine';
import { answerFrom, isOfTheCrowd, reader, readSeen, seenBy } from '../access';
import { badInput, seasonNotFound, tableNotFound } from '../fault';
import type { SubscriptionResolvers } from '../generated/resolvers';
import { gameSource } from '../giolitti/sources';
import { parseId } from '../ids';
import { LiveSubscription } from '../live-subscription';
import { tableSource } from '../sources';
import type { TableSource } from './sources';

/** Access is looked at again with each reading. */
export const tableUpdated: NonNullable<SubscriptionResolvers['tableUpdated']> = {
  subscribe: async (_root, args, context) => {
    const account = reader(context)?.account.id ?? null;
    const { seasonId, localId } = readTable(args.tableId);
    const seen = readSeen(args.atLeast);
    const look = (reading: Reading): Reading => {
      tableIn(reading, localId);
      return reading;
    };
    const now = await answerFrom(context, seasonId, account, look, seen);
    if (now === null) throw seasonNotFound();
    const topic = `TABLE:${localId}` as const;
    return new LiveSubscription(
      {
        of: 'view',
        seasonId,
        topic,
        atLeast: now.record.seq,
        forEverybody: isOfTheCrowd(now, account),
        rootOf: (reading, seer) =>
          seenBy(reading, seer, () => ({ tableUpdated: tableIn(reading, localId) })),
      },
      context,
    );
  },
};

/** A table of a round, or a game of Giolitti. */
function readTable(text: string): Extract<ReturnType<typeof parseId>, { localId: string }> {
  const named = parseId(text);
  if (named?.type === 'Table' || named?.type === 'GiolittiGame') return named;
  throw badInput('tableId', 'the id of a table');
}

function tableIn(reading: Reading, id: string): TableSource {
  if (reading.kind === 'ROUND') {
    const row = reading.state.get('gamingTables', id);
    if (row !== undefined) return tableSource(reading, row);
  } else {
    const row = reading.state.get('games', id);
    if (row !== undefined) return gameSource(reading, row);
  }
  throw tableNotFound();
}
