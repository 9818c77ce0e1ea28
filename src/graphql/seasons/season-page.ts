import type { SeasonFilter, SeasonRecord } from '../../engine';
import type { GraphqlDeps } from '../context';
import { readPageSize } from '../input/checks';
import { readCursor } from '../page';
import type { Page } from '../page';
import { SeasonSource } from './season-source';

type Asked = {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
};

/** A page of seasons, newest first. */
export async function seasonPage(
  deps: GraphqlDeps,
  filter: Omit<SeasonFilter, 'after' | 'limit'>,
  { first, after }: Asked,
): Promise<Page<SeasonSource>> {
  const size = readPageSize(first, 20);
  const place = after === null || after === undefined ? null : readPlace(after);
  const found = await deps.engine.list({
    ...filter,
    ...(place === null ? {} : { after: place }),
    limit: size + 1,
  });
  const records = await Promise.all(found.slice(0, size).map((record) => present(deps, record)));
  return {
    edges: records.map((record) => ({
      cursor: printPlace(record),
      node: SeasonSource.listed(deps.engine, record),
    })),
    hasNextPage: found.length > size,
    hasPreviousPage: place !== null,
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

const printPlace = ({ createdAtMs, id }: SeasonRecord): string =>
  Buffer.from(`season:${createdAtMs}:${id}`, 'utf8').toString('base64url');

function readPlace(cursor: string): NonNullable<SeasonFilter['after']> {
  const match = readCursor(cursor, /^season:(\d{1,15}):([A-Za-z0-9_-]{1,64})$/);
  return { createdAtMs: Number(match[1]), id: String(match[2]) };
}
