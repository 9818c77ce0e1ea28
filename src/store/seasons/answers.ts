import type { EntityManager } from 'typeorm';
import { canonicalJson, instant } from '../../kernel';
import type { AccountId, Instant, SeasonId } from '../../kernel';
import type { Answer, GroupCommit } from '../../engine';
import { withDamageReport } from '../damage';
import type { Database } from '../database';
import { insertRows, pluck } from '../bulk';
import { deleteOldest } from '../delete-oldest';
import { idempotency, NO_SEASON } from '../entities/seasons';
import type { StoredAnswer } from '../entities/seasons';

export const answersOf = ({ seasons, accountAnswers = [] }: GroupCommit): StoredAnswer[] => [
  ...seasons.flatMap(({ record, answers }) =>
    answers.map((answer) => ({ ...answer, seasonId: record.id })),
  ),
  ...accountAnswers.map((answer) => ({ ...answer, seasonId: NO_SEASON })),
];

/** Stores the answer to a request without a season. A taken key fails the transaction. */
export const insertAnswer = (
  manager: EntityManager,
  answer: Answer | null | undefined,
): Promise<void> =>
  insertRows(
    manager,
    idempotency,
    answer === null || answer === undefined ? [] : [{ ...answer, seasonId: NO_SEASON }],
  );

export async function findAnswer(
  database: Database,
  accountId: AccountId,
  season: SeasonId | null,
  key: string,
): Promise<Answer | null> {
  const seasonId = season ?? (NO_SEASON as SeasonId);
  const stored = await withDamageReport(database, [idempotency], [seasonId], () =>
    database.read((manager) => manager.findOneBy(idempotency, { accountId, seasonId, key })),
  );
  if (stored === null) return null;
  const { seasonId: _season, ...answer } = stored;
  return answer;
}

/**
 * Removes at most `limit` of the oldest answers from before an instant. Resolves with their number.
 */
export const forgetAnswers = (
  database: Database,
  before: Instant,
  limit: number,
): Promise<number> =>
  deleteOldest(
    database,
    { table: 'idempotency', key: '"account_id", "season_id", "key"' },
    before,
    limit,
  );

export async function newestAnswer(database: Database): Promise<Instant | null> {
  const row = await database.read((manager) =>
    manager
      .createQueryBuilder(idempotency, 'answer')
      .select('MAX(answer.atMs)', 'newest')
      .getRawOne<{ readonly newest: number | string | null }>(),
  );
  const newest = row?.newest ?? null;
  return newest === null ? null : instant(Number(newest));
}

/** The seasons in which an answer's key is already stored, or occurs twice in the list. */
export async function seasonsOfTaken(
  database: Database,
  answers: readonly StoredAnswer[],
): Promise<Set<unknown>> {
  const before = await database.read((manager) => pluck(manager, idempotency, 'seasonId', answers));
  const seen = new Set<string>();
  const repeated = answers.filter(({ accountId, seasonId, key }) => {
    const place = canonicalJson([accountId, seasonId, key]);
    const isRepeated = seen.has(place);
    seen.add(place);
    return isRepeated;
  });
  return new Set([...before, ...repeated.map(({ seasonId }) => seasonId)]);
}
