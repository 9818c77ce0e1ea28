import type { ResultFilter, ResultPlace } from '../../engine';
import type { GraphqlDeps } from '../context/context';
import type { Page } from '../pagination/page';
import { badCursor } from '../pagination/page-arguments';
import type { PageArguments } from '../pagination/page-arguments';
import { SeasonSource } from '../snapshots/season-source';
import { storedPage } from '../pagination/stored-page';
import type { AccountResultSource } from '../nodes/sources';

/** A page of an account's results, newest season first. */
export async function resultsPage(
  { engine }: GraphqlDeps,
  filter: Pick<ResultFilter, 'of' | 'visibleTo' | 'kind' | 'rehearsal'>,
  asked: PageArguments,
): Promise<Page<AccountResultSource>> {
  const bounds = {
    after: readPlace('after', asked.after),
    before: readPlace('before', asked.before),
  };
  const { rows, ...page } = await storedPage(
    asked,
    bounds,
    (stretch) => engine.results({ ...filter, ...stretch }),
    ({ record }) => record.id,
  );
  return {
    edges: rows.map((result) => ({
      cursor: `${result.record.createdAtMs}:${result.record.id}`,
      node: { ...result, season: SeasonSource.listed(engine, result.record) },
    })),
    ...page,
  };
}

function readPlace(
  field: 'after' | 'before',
  cursor: string | null | undefined,
): ResultPlace | null {
  if (cursor === null || cursor === undefined) return null;
  const [, createdAtMs, id] = /^(\d{1,15}):([A-Za-z0-9_-]{1,64})$/.exec(cursor) ?? [];
  if (createdAtMs === undefined || id === undefined) throw badCursor(field);
  return { key: Number(createdAtMs), id };
}
