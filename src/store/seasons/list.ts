import { In } from 'typeorm';
import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { SEASON_STATUSES } from '../../engine';
import type { SeasonFilter, SeasonOrder, SeasonPlace, SeasonRecord } from '../../engine';
import { searchText } from '../../kernel';
import type { AccountId } from '../../kernel';
import type { Database } from '../database';
import { seasons } from '../entities/seasons';
import type { StoredRecord } from '../entities/seasons';
import { compareBy } from '../bulk';
import { likePattern } from '../like-pattern';
import { dynasties } from '../state/dynasty';
import { players } from '../state/season';
import { recordOf } from './records';

type Query = SelectQueryBuilder<ObjectLiteral>;

/** The sort column and the direction of each order. */
const ORDERS: Readonly<
  Record<SeasonOrder, { readonly by: keyof StoredRecord; readonly descending: boolean }>
> = {
  NEWEST: { by: 'createdAtMs', descending: true },
  LAST_ACTIVITY: { by: 'activeAtMs', descending: true },
  PLAYERS: { by: 'playerCount', descending: true },
  NAME: { by: 'nameOrder', descending: false },
};
const OPEN = ['SETUP', 'RUNNING'] as const;
/**
 * The number of seasons searched in each stretch, newest first. No index finds a text inside
 * another.
 */
export const MOST_SEARCHED = 3_000;

/** Seasons with equal sort keys are ordered by id. */
export async function listSeasons(
  database: Database,
  filter: SeasonFilter,
): Promise<SeasonRecord[]> {
  const { by, descending } = ORDERS[filter.orderBy ?? 'NEWEST'];
  const isReversed = descending !== (filter.fromEnd === true);
  const found = await database.read((manager) =>
    Promise.all(
      stretches(filter).map((stretch) => {
        const query = queryOf(manager, filter, stretch)
          .orderBy(`season.${by}`, isReversed ? 'DESC' : 'ASC')
          .addOrderBy('season.id', isReversed ? 'DESC' : 'ASC')
          .limit(filter.limit);
        whereBeyond(query, by, 'after', descending ? '<' : '>', filter.after ?? null);
        whereBeyond(query, by, 'before', descending ? '>' : '<', filter.before ?? null);
        return query.getMany() as Promise<StoredRecord[]>;
      }),
    ),
  );
  const compare = compareBy([by, 'id']);
  const sorted = found.flat().sort((a, b) => (isReversed ? compare(b, a) : compare(a, b)));
  return sorted.slice(0, filter.limit).map(recordOf);
}

/** The number of matching seasons, counted up to `most`. */
export async function countSeasons(
  database: Database,
  filter: Omit<SeasonFilter, 'limit'>,
  most: number,
): Promise<number> {
  const counts = await database.read((manager) =>
    Promise.all(
      stretches(filter).map(async (stretch) => {
        const query = queryOf(manager, filter, stretch).select('season.id', 'id').limit(most);
        return (await query.getRawMany()).length;
      }),
    ),
  );
  return Math.min(
    most,
    counts.reduce((sum, count) => sum + count, 0),
  );
}

/**
 * Seasons of one status, either rehearsals or not. Each order's index has them together and sorted.
 */
type Stretch = { readonly status: SeasonRecord['status']; readonly rehearsal: boolean };

/**
 * The stretches to read. Null means that no stretch is used: an account's seasons are few and are
 * found by its memberships.
 */
function stretches(filter: Omit<SeasonFilter, 'limit'>): readonly (Stretch | null)[] {
  const { status, joinableBy, rehearsal, of, host } = filter;
  if (of !== undefined || host !== undefined) return [null];
  const asked = status === undefined ? SEASON_STATUSES : [status];
  const statuses =
    joinableBy === undefined ? asked : asked.filter((each) => OPEN.some((open) => open === each));
  const rehearsals = rehearsal === undefined ? [false, true] : [rehearsal];
  return statuses.flatMap((each) =>
    rehearsals.map((isRehearsal) => ({ status: each, rehearsal: isRehearsal })),
  );
}

function queryOf(
  manager: EntityManager,
  filter: Omit<SeasonFilter, 'limit'>,
  stretch: Stretch | null,
): Query {
  const query = manager.createQueryBuilder(seasons, 'season') as unknown as Query;
  const { kind, edition, search, joinableBy } = filter;
  if (search === undefined) {
    whereIn(query, filter, stretch);
    whereEqual(query, { kind, edition });
  } else whereFound(query, filter, search, stretch);
  if (joinableBy !== undefined) whereJoinable(query, joinableBy);
  return query;
}

/** Restricts the query to the visible part of a stretch, or of an account's seasons. */
function whereIn(
  query: Query,
  { status, rehearsal, host, of, visibleTo }: Omit<SeasonFilter, 'limit'>,
  stretch: Stretch | null,
): void {
  whereEqual(query, { status, rehearsal, ...stretch });
  if (of === undefined || of !== visibleTo) whereVisible(query, visibleTo);
  if (of !== undefined) {
    const hosted = query.subQuery().select('own.id').from(seasons, 'own');
    const dealt = query.subQuery().select('dynasty.seasonId').from(dynasties, 'dynasty');
    const [own, played, run] = [
      hosted.where('own.hostAccountId = :of').getQuery(),
      membershipsOf(query, 'of', 'now'),
      dealt.where('dynasty.dealerAccountId = :of').getQuery(),
    ];
    // A single list of ids. The database reads it first.
    const lists = [own, played, run].map(inner).join(' UNION ALL ');
    query.andWhere(`season.id IN (${lists})`, { of });
  }
  if (host !== undefined) {
    const hosted = query.subQuery().select('of_host.id').from(seasons, 'of_host');
    const isHost = hosted.where('of_host.hostAccountId = :host').getQuery();
    query.andWhere(`season.id IN ${isHost}`, { host });
  }
}

/**
 * Only visible seasons count among the newest; otherwise the result would reveal the number of
 * hidden ones. The newest are read by their index first. The list's order applies to the few that
 * contain the text.
 */
function whereFound(
  query: Query,
  filter: Omit<SeasonFilter, 'limit'>,
  search: string,
  stretch: Stretch | null,
): void {
  const newest = query.subQuery().select('season.id', 'id').from(seasons, 'season');
  for (const column of ['searched', 'kind', 'edition']) {
    newest.addSelect(`season.${column}`, column);
  }
  const stretched = newest as unknown as Query;
  whereIn(stretched, filter, stretch);
  stretched.orderBy('season.createdAtMs', 'DESC').addOrderBy('season.id', 'DESC');
  const rows = stretched.limit(MOST_SEARCHED).getQuery();
  const { kind, edition } = filter;
  const found = ["newest.searched LIKE :text ESCAPE '!'"];
  if (kind !== undefined) found.push('newest.kind = :kind');
  if (edition !== undefined) found.push('newest.edition = :edition');
  const text = likePattern(searchText(search));
  query.andWhere(
    `season.id IN (SELECT newest.id FROM ${rows} newest WHERE ${found.join(' AND ')})`,
    { text, kind, edition },
  );
}

function whereEqual(query: Query, equal: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(equal)) {
    if (value !== undefined) query.andWhere(`season.${name} = :${name}`, { [name]: value });
  }
}

/** An index can start from the first condition. */
export function whereBeyond(
  query: Query,
  by: string,
  name: 'after' | 'before',
  is: '<' | '>',
  place: SeasonPlace | null,
): void {
  if (place === null) return;
  const [key, id] = [`:${name}Key`, `:${name}Id`];
  query.andWhere(
    `season.${by} ${is}= ${key} AND (season.${by} ${is} ${key} OR season.id ${is} ${id})`,
    { [`${name}Key`]: place.key, [`${name}Id`]: place.id },
  );
}

export function whereVisible(query: Query, account: AccountId | null): void {
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

function whereJoinable(query: Query, account: AccountId | null): void {
  query.andWhere("season.status <> 'ENDED'");
  const isPublic = "season.visibility = 'PUBLIC'";
  if (account === null) {
    query.andWhere(isPublic);
    return;
  }
  query.andWhere(
    `(${isPublic} OR season.hostAccountId = :joins) AND NOT ${membershipOf(query, 'joins', 'now')}`,
    { joins: account },
  );
}

/** Removes the parentheses around a subquery. */
const inner = (subQuery: string): string => subQuery.slice(1, -1);

type When = 'now' | 'ever' | 'removed';

/**
 * The condition that the parameter's account plays in the season now, has ever played, or was
 * removed.
 */
const membershipOf = (query: Query, parameter: string, when: When): string =>
  `season.id IN ${membershipsOf(query, parameter, when)}`;

function membershipsOf(query: Query, parameter: string, when: When): string {
  const memberships = query
    .subQuery()
    .select('player.seasonId')
    .from(players, 'player')
    .where(`player.accountId = :${parameter}`);
  if (when === 'now') memberships.andWhere('player.leftAtMs IS NULL');
  if (when === 'removed') memberships.andWhere("player.departure = 'REMOVED'");
  return memberships.getQuery();
}

/** The season with this invitation; null for none. */
export function findInvited(database: Database, inviteHash: string): Promise<SeasonRecord | null> {
  return database.read(async (manager) => {
    const stored = await manager.findOneBy(seasons, { inviteHash });
    return stored === null ? null : recordOf(stored);
  });
}

/** Reads two ranges of one index: the account's seasons in set-up and its running ones. */
export function countHosted(
  database: Database,
  hostAccountId: AccountId,
  rehearsal: boolean,
): Promise<number> {
  const status = In([...OPEN]);
  return database.read((manager) => manager.countBy(seasons, { hostAccountId, status, rehearsal }));
}
