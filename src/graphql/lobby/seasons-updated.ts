import { seasonText } from '../../engine';
import type { LobbyChange, SeasonRecord } from '../../engine';
import { searchText } from '../../kernel';
import { readerAccountId, readingViewer } from '../context/access';
import type { Context } from '../context/context';
import type { SubscriptionResolvers } from '../generated/resolvers';
import { seasonGlobalId } from '../ids/global-ids';
import { LiveSubscription } from '../subscriptions/live-subscription';
import type { LobbyPart } from '../subscriptions/live-subscription';
import { printList } from '../seasons/season-page';
import { SeasonSource } from '../snapshots/season-source';
import { canSeeSeason, playerRowOf } from '../snapshots/season-view';
import { readSeasonList } from './season-filter';
import type { SeasonList } from './season-filter';
import type { SeasonsUpdateSource } from './sources';

/** The maximum number of an account's hidden seasons that are remembered as seen. */
const MOST_HIDDEN = 100;

export const seasonsUpdated: NonNullable<SubscriptionResolvers['seasonsUpdated']> = {
  subscribe: async (_root, args, context) => {
    const list = readSeasonList(context, args);
    const account = readingViewer(context)?.account.id ?? null;
    const seen = new Set(account === null ? [] : await hiddenOf(context, account));
    return new LiveSubscription(
      {
        of: 'lobby',
        list: printList(list),
        forEverybody: list.joinableBy === undefined || account === null,
        rootOf: async (change, seer, part) => {
          const update = await updateOf(change, seer, { list, part, seen });
          return update === null ? null : { seasonsUpdated: update };
        },
      },
      context,
    );
  },
};

type Account = NonNullable<SeasonList['joinableBy']>;

async function hiddenOf({ deps }: Context, account: Account): Promise<readonly string[]> {
  const own = { visibleTo: account, of: account, limit: MOST_HIDDEN };
  const records = await deps.engine.list(own);
  return records.filter(isHidden).map(({ id }) => id);
}

const isHidden = ({ visibility }: SeasonRecord): boolean => visibility === 'INVITATION';

/** Null if this viewer's list is unchanged. */
async function updateOf(
  { again, records }: LobbyChange,
  seer: Context,
  asked: {
    readonly list: SeasonList;
    readonly part: LobbyPart;
    readonly seen: Set<string>;
  },
): Promise<SeasonsUpdateSource | null> {
  const { list, part, seen } = asked;
  const seasons: SeasonSource[] = [];
  const gone: string[] = [];
  for (const record of records) {
    const hidden = isHidden(record);
    if (part !== 'ALL' && hidden !== (part === 'HIDDEN')) continue;
    if (hidden && !(await isSeen(seer, record))) {
      // A lost season is reported once, and only to an account that has seen it. Later events there
      // stay hidden.
      if (!seen.delete(record.id)) continue;
      gone.push(seasonGlobalId(record.kind, record.id));
      continue;
    }
    if (hidden) seen.add(record.id);
    if (await isListed(seer, list, record)) {
      seasons.push(SeasonSource.listed(seer.deps.engine, record));
    } else gone.push(seasonGlobalId(record.kind, record.id));
  }
  return again || seasons.length + gone.length > 0 ? { again, seasons, gone } : null;
}

async function isSeen(seer: Context, { id, seq }: SeasonRecord): Promise<boolean> {
  const account = readerAccountId(seer);
  if (account === null) return false;
  const snapshot = await seer.deps.engine.read(id, seq);
  return snapshot !== null && canSeeSeason(snapshot, account);
}

/** Applies the store's filter to one record. */
async function isListed(seer: Context, list: SeasonList, record: SeasonRecord): Promise<boolean> {
  const { kind, status, edition, host, rehearsal, search, joinableBy } = list;
  const asked = { kind, status, edition, hostAccountId: host, rehearsal };
  const has: Readonly<Record<string, unknown>> = record;
  const isEqual = Object.entries(asked).every(
    ([name, value]) => value === undefined || value === has[name],
  );
  if (!isEqual) return false;
  if (search !== undefined && !seasonText(record).includes(searchText(search))) return false;
  return joinableBy === undefined || isJoinable(seer, record, joinableBy);
}

async function isJoinable(
  { deps }: Context,
  record: SeasonRecord,
  account: Account | null,
): Promise<boolean> {
  if (record.status === 'ENDED') return false;
  if (isHidden(record) && record.hostAccountId !== account) return false;
  if (account === null) return true;
  const snapshot = await deps.engine.read(record.id, record.seq);
  return snapshot !== null && playerRowOf(snapshot, account) === null;
}
