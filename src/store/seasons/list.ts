import { In } from 'typeorm';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { SeasonFilter, SeasonPlace, SeasonRecord } from '../../engine';
import type { AccountId } from '../../kernel';
import type { Database } from '../database';
import { seasons } from '../entities/seasons';
import { players } from '../state/players';
import { recordOf } from './records';

/** Newest first; of seasons made in the same millisecond those with the greater id. */
export async function listSeasons(
  database: Database,
  filter: SeasonFilter,
): Promise<SeasonRecord[]> {
  const stored = await database.read((manager) => {
    const query = manager
      .createQueryBuilder(seasons, 'season')
      .orderBy('season.createdAtMs', filter.fromEnd === true ? 'ASC' : 'DESC')
      .addOrderBy('season.id', filter.fromEnd === true ? 'ASC' : 'DESC')
      .limit(filter.limit);
    const { kind, status, visibleTo, of } = filter;
    if (kind !== undefined) query.andWhere('season.kind = :kind', { kind });
    if (status !== undefined) query.andWhere('season.status = :status', { status });
    whereVisible(query, visibleTo);
    if (of !== undefined) {
      const isPlayer = membershipOf(query, 'of', 'now');
      query.andWhere(`(season.hostAccountId = :of OR ${isPlayer})`, { of });
    }
    whereBeyond(query, 'after', '<', filter.after ?? null);
    whereBeyond(query, 'before', '>', filter.before ?? null);
    return query.getMany();
  });
  return stored.map(recordOf);
}

function whereBeyond(
  query: SelectQueryBuilder<ObjectLiteral>,
  name: 'after' | 'before',
  is: '<' | '>',
  place: SeasonPlace | null,
): void {
  if (place === null) return;
  const beyond = `season.createdAtMs ${is} :${name}Ms`;
  const tied = `season.createdAtMs = :${name}Ms AND season.id ${is} :${name}Id`;
  query.andWhere(`(${beyond} OR (${tied}))`, {
    [`${name}Ms`]: place.createdAtMs,
    [`${name}Id`]: place.id,
  });
}

function whereVisible(query: SelectQueryBuilder<ObjectLiteral>, account: AccountId | null): void {
  const isPublic = "season.visibility = 'PUBLIC'";
  if (account === null) {
    query.andWhere(isPublic);
    return;
  }
  const isPlayer = membershipOf(query, 'visibleTo', 'now');
  const wasPlayer = membershipOf(query, 'visibleTo', 'ever');
  const wasRemoved = membershipOf(query, 'visibleTo', 'removed');
  const isInvited = `${isPlayer} OR (${wasPlayer} AND NOT ${wasRemoved})`;
  const isHost = 'season.hostAccountId = :visibleTo';
  query.andWhere(`(${isPublic} OR ${isHost} OR ${isInvited})`, { visibleTo: account });
}

/** That the account of this parameter is a player of the season, has been one, or was removed. */
function membershipOf(
  query: SelectQueryBuilder<ObjectLiteral>,
  parameter: string,
  when: 'now' | 'ever' | 'removed',
): string {
  const memberships = query
    .subQuery()
    .select('player.seasonId')
    .from(players, 'player')
    .where(`player.accountId = :${parameter}`);
  if (when === 'now') memberships.andWhere('player.leftAtMs IS NULL');
  if (when === 'removed') memberships.andWhere("player.departure = 'REMOVED'");
  return `season.id IN ${memberships.getQuery()}`;
}

/** Two ranges of one index: those of the account that are being set up, and those that run. */
export function countHosted(
  database: Database,
  hostAccountId: AccountId,
  rehearsal: boolean,
): Promise<number> {
  const status = In(['SETUP', 'RUNNING']);
  return database.read((manager) => manager.countBy(seasons, { hostAccountId, status, rehearsal }));
}
