import { And, In, LessThan, MoreThan } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { JournalRow, JournalStretch } from '../../engine';
import type { SeasonId } from '../../kernel';
import { withDamageReport } from '../damage';
import type { Database } from '../database';
import { journal } from '../entities/seasons';

/**
 * Reads along the key or along an index of the filter, in either direction. Reads at most `limit`
 * rows for each type or channel: sorting all of them would slow down as the journal grows.
 */
export function readStretch(
  database: Database,
  seasonId: SeasonId,
  stretch: JournalStretch,
): Promise<JournalRow[]> {
  const { after, before, fromEnd, limit, channels = null, types = null, actor = null } = stretch;
  const order = { seq: fromEnd ? 'DESC' : 'ASC' } as const;
  const read = async (manager: EntityManager): Promise<JournalRow[]> => {
    if (types !== null || channels !== null) {
      const seqs = await numbersOf(manager, seasonId, stretch);
      return manager.find(journal, { where: { seasonId, seq: In(seqs) }, order });
    }
    const beyond = MoreThan(after ?? 0);
    const seq = before === null ? beyond : And(beyond, LessThan(before));
    const where = { seasonId, seq, ...(actor === null ? {} : { actor }) };
    return manager.find(journal, { where, order, take: limit });
  };
  return withDamageReport(database, [journal], [seasonId], () => database.read(read));
}

/** The numbers of the first events that pass the filters. */
async function numbersOf(
  manager: EntityManager,
  seasonId: SeasonId,
  { after, before, fromEnd, limit, channels = null, types = null, actor = null }: JournalStretch,
): Promise<readonly number[]> {
  const values = [...new Set(types ?? channels ?? [])];
  if (values.length === 0) return [];
  const parameters: unknown[] = [];
  const put = (value: unknown): string => {
    parameters.push(value);
    return manager.dataSource.driver.createParameter('p', parameters.length - 1);
  };
  const inOrder = `ORDER BY seq ${fromEnd ? 'DESC' : 'ASC'} LIMIT ${limit}`;
  const partOf = (value: string): string => {
    const conditions = [
      `season_id = ${put(seasonId)}`,
      `${types === null ? 'channel' : 'type'} = ${put(value)}`,
      `seq > ${put(after ?? 0)}`,
      ...(before === null ? [] : [`seq < ${put(before)}`]),
      ...(actor === null ? [] : [`actor = ${put(actor)}`]),
      ...(types === null || channels === null ? [] : [`channel IN (${channels.map(put).join()})`]),
    ];
    return `SELECT seq FROM (SELECT seq FROM journal WHERE ${conditions.join(' AND ')} ${inOrder}) AS part`;
  };
  const rows = await manager.query<{ readonly seq: number | string }[]>(
    `${values.map(partOf).join(' UNION ALL ')} ${inOrder}`,
    parameters,
  );
  return rows.map(({ seq }) => Number(seq));
}
