import type { SeasonFilter, SeasonPlace, SeasonRecord } from '../../engine';
import type { GraphqlDeps } from '../context';
import type { Page } from '../page';
import { badCursor } from '../page-arguments';
import type { PageArguments } from '../page-arguments';
import { storedPage } from '../stored-page';
import { SeasonSource } from './season-source';

/** A page of seasons, newest first. */
export async function seasonPage(
  deps: GraphqlDeps,
  filter: Omit<SeasonFilter, 'after' | 'before' | 'fromEnd' | 'limit'>,
  asked: PageArguments,
): Promise<Page<SeasonSource>> {
  const bounds = {
    after: readPlace('after', asked.after),
    before: readPlace('before', asked.before),
  };
  const { rows, ...page } = await storedPage(
    asked,
    bounds,
    (stretch) => deps.engine.list({ ...filter, ...stretch }),
    ({ id }) => id,
  );
  const records = await Promise.all(rows.map((record) => present(deps, record)));
  return {
    edges: records.map((record) => ({
      cursor: `${record.createdAtMs}:${record.id}`,
      node: SeasonSource.listed(deps.engine, record),
    })),
    ...page,
  };
}

/** What was due meanwhile has happened before a season is seen [ruling A2]. */
async function present(
  { engine, clock }: GraphqlDeps,
  record: SeasonRecord,
): Promise<SeasonRecord> {
  if (record.dueAtMs === null || record.dueAtMs > clock.now()) return record;
  return (await engine.read(record.id, record.seq))?.record ?? record;
}

function readPlace(
  field: 'after' | 'before',
  cursor: string | null | undefined,
): SeasonPlace | null {
  if (cursor === null || cursor === undefined) return null;
  const [, createdAtMs, id] = /^(\d{1,15}):([A-Za-z0-9_-]{1,64})$/.exec(cursor) ?? [];
  if (createdAtMs === undefined || id === undefined) throw badCursor(field);
  return { createdAtMs: Number(createdAtMs), id };
}
