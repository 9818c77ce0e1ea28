import type { SeasonSnapshot } from '../../engine';
import {
  readSeason,
  seesPublicView,
  readingViewer,
  readSeenPosition,
  ifVisible,
} from '../context/access';
import { badInput, seasonNotFound, tableNotFound } from '../errors/fault';
import type { SubscriptionResolvers } from '../generated/resolvers';
import { parseId } from '../ids/global-ids';
import type { ParsedId } from '../ids/global-ids';
import { LiveSubscription } from '../subscriptions/live-subscription';
import { findRow } from '../nodes/find-row';
import type { TableSource } from '../nodes/sources';

/** Checks access again before each update. */
export const tableUpdated: NonNullable<SubscriptionResolvers['tableUpdated']> = {
  subscribe: async (_root, args, context) => {
    const account = readingViewer(context)?.account.id ?? null;
    const { seasonId, type, localId } = readTable(args.tableId);
    const seen = readSeenPosition(args.atLeast);
    const look = (snapshot: SeasonSnapshot): SeasonSnapshot => {
      tableIn(snapshot, type, localId);
      return snapshot;
    };
    const now = await readSeason(context, seasonId, account, look, seen);
    if (now === null) throw seasonNotFound();
    const topic = `TABLE:${localId}` as const;
    return new LiveSubscription(
      {
        of: 'view',
        seasonId,
        topic,
        atLeast: now.record.seq,
        forEverybody: seesPublicView(now, account),
        rootOf: (snapshot, seer) =>
          ifVisible(snapshot, seer, () => ({ tableUpdated: tableIn(snapshot, type, localId) })),
      },
      context,
    );
  },
};

type TableId = Extract<ParsedId, { localId: string }> & { readonly type: TableSource['type'] };

/** Reads the id of a casino table or of a game of Giolitti. */
function readTable(text: string): TableId {
  const named = parseId(text);
  if (named?.type === 'Table' || named?.type === 'GiolittiGame') {
    return { ...named, type: named.type };
  }
  throw badInput('tableId', 'the id of a table');
}

function tableIn(snapshot: SeasonSnapshot, type: TableSource['type'], id: string): TableSource {
  const table = findRow(snapshot, type, id);
  if (table?.type === 'Table' || table?.type === 'GiolittiGame') return table;
  throw tableNotFound();
}
