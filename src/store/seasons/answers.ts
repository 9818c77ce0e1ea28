import { canonicalJson } from '../../kernel';
import type { AccountId, SeasonId } from '../../kernel';
import type { Answer, SeasonCommit } from '../../engine';
import type { Database } from '../database';
import { pluck } from '../bulk';
import { idempotency } from '../entities/idempotency';
import type { StoredAnswer } from '../entities/idempotency';

/** What stands for the season of a command that belongs to none. */
const NO_SEASON = '';

export const answersOf = (batch: readonly SeasonCommit[]): StoredAnswer[] =>
  batch.flatMap(({ record, answers }) =>
    answers.map((answer) => ({ ...answer, seasonId: record.id })),
  );

export async function findAnswer(
  database: Database,
  accountId: AccountId,
  season: SeasonId | null,
  key: string,
): Promise<Answer | null> {
  const stored = await database.read((manager) =>
    manager.findOneBy(idempotency, { accountId, seasonId: season ?? NO_SEASON, key }),
  );
  if (stored === null) return null;
  const { seasonId: _season, ...answer } = stored;
  return answer;
}

/** The seasons of those answers whose key has been taken, in the database or among themselves. */
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
