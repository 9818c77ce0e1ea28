import type { ResultFilter, SeasonResult } from '../../engine';
import type { Database } from '../database';
import { seasons } from '../entities/seasons';
import type { StoredRecord } from '../entities/seasons';
import { results } from '../state/season';
import { whereBeyond, whereVisible } from './list';
import { recordOf } from './records';

type Found = StoredRecord & {
  readonly result: { readonly id: SeasonResult['playerId'] } & Pick<SeasonResult, 'place' | 'won'>;
};

/** An account's results in ended seasons, read from the account's own rows. */
export async function listResults(
  database: Database,
  { of, visibleTo, kind, rehearsal, after, before, fromEnd, limit }: ResultFilter,
): Promise<SeasonResult[]> {
  const found = await database.read((manager) => {
    const itsResult = 'result.seasonId = season.id AND result.accountId = :account';
    const query = manager
      .createQueryBuilder(seasons, 'season')
      .innerJoinAndMapOne('season.result', results.options.name, 'result', itsResult, {
        account: of,
      })
      .orderBy('season.createdAtMs', fromEnd ? 'ASC' : 'DESC')
      .addOrderBy('season.id', fromEnd ? 'ASC' : 'DESC')
      .limit(limit);
    if (kind !== undefined) query.andWhere('season.kind = :kind', { kind });
    if (rehearsal !== undefined) query.andWhere('season.rehearsal = :rehearsal', { rehearsal });
    whereVisible(query, visibleTo);
    whereBeyond(query, 'createdAtMs', 'after', '<', after);
    whereBeyond(query, 'createdAtMs', 'before', '>', before);
    return query.getMany() as Promise<unknown> as Promise<Found[]>;
  });
  return found.map(({ result: { id, place, won }, ...record }) => ({
    ...{ record: recordOf(record), playerId: id, place, won },
  }));
}
