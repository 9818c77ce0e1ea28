import type { SeasonFilter, SeasonOrder, SeasonPlace, SeasonRecord } from '../../engine';
import { canonicalJson, sha256OfText, sortText } from '../../kernel';
import type { GraphqlDeps } from '../context/context';
import type { Page } from '../pagination/page';
import { badCursor } from '../pagination/page-arguments';
import type { PageArguments } from '../pagination/page-arguments';
import { storedPage } from '../pagination/stored-page';
import { SeasonSource } from '../snapshots/season-source';

type SeasonList = Omit<SeasonFilter, 'after' | 'before' | 'fromEnd' | 'limit'>;

/** `count` runs only if the query asks for it. */
export type SeasonConnectionSource = Page<SeasonSource> & {
  readonly count: () => Promise<number | null>;
};

/** Longer lists are not counted. */
const MOST_COUNTED = 1_000;

const KEYS: Readonly<Record<SeasonOrder, (record: SeasonRecord) => SeasonPlace['key']>> = {
  NEWEST: ({ createdAtMs }) => createdAtMs,
  LAST_ACTIVITY: ({ activeAtMs }) => activeAtMs,
  PLAYERS: ({ playerCount }) => playerCount,
  NAME: ({ name }) => sortText(name),
};

export async function seasonPage(
  deps: GraphqlDeps,
  list: SeasonList,
  asked: PageArguments,
): Promise<SeasonConnectionSource> {
  const order = list.orderBy ?? 'NEWEST';
  const tag = tagOf(list);
  const bounds = {
    after: readPlace('after', asked.after, tag, order),
    before: readPlace('before', asked.before, tag, order),
  };
  const { rows, ...page } = await storedPage(
    asked,
    bounds,
    (stretch) => deps.engine.list({ ...list, ...stretch }),
    ({ id }) => id,
  );
  const records = await Promise.all(rows.map((record) => present(deps, record)));
  return {
    edges: records.map((record, at) => ({
      cursor: `${tag}:${String(KEYS[order](rows[at] ?? record))}:${record.id}`,
      node: SeasonSource.listed(deps.engine, record),
    })),
    ...page,
    count: async () => {
      const count = await deps.engine.count(list, MOST_COUNTED + 1);
      return count > MOST_COUNTED ? null : count;
    },
  };
}

/** The record after all events that are due by now [ruling A2]. */
async function present(
  { engine, clock }: GraphqlDeps,
  record: SeasonRecord,
): Promise<SeasonRecord> {
  if (record.dueAtMs === null || record.dueAtMs > clock.now()) return record;
  return (await engine.read(record.id, record.seq))?.record ?? record;
}

/** Identifies a list, independent of its reader. */
export function printList({ visibleTo: _reader, joinableBy, of, ...list }: SeasonList): string {
  const flags = { joinable: joinableBy !== undefined, own: of !== undefined };
  return canonicalJson({ ...list, ...flags });
}

const tagOf = (list: SeasonList): string => sha256OfText(printList(list)).slice(0, 8);

function readPlace(
  field: 'after' | 'before',
  cursor: string | null | undefined,
  tag: string,
  order: SeasonOrder,
): SeasonPlace | null {
  if (cursor === null || cursor === undefined) return null;
  // Bounds the sort key: a name has up to 80 characters, and a character such as U+FDFA takes 33
  // bytes in the key.
  const [, of, key, id] =
    /^([0-9a-f]{8}):([0-9a-f]{0,6000}):([A-Za-z0-9_-]{1,64})$/.exec(cursor) ?? [];
  if (of !== tag || key === undefined || id === undefined) throw badCursor(field);
  if (order === 'NAME') return { key, id };
  if (!/^\d{1,15}$/.test(key)) throw badCursor(field);
  return { key: Number(key), id };
}
