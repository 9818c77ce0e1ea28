import { And, In, LessThan, MoreThan } from 'typeorm';
import type { JournalRow, JournalStretch } from '../../engine';
import type { SeasonId } from '../../kernel';
import { findingDamage } from '../damage';
import type { Database } from '../database';
import { journal } from '../entities/journal';

/** Along the key, or along the index of channels, in either direction. */
export function readStretch(
  database: Database,
  seasonId: SeasonId,
  { after, before, fromEnd, limit, channels = null, types = null, actor = null }: JournalStretch,
): Promise<JournalRow[]> {
  const beyond = MoreThan(after ?? 0);
  const where = {
    seasonId,
    seq: before === null ? beyond : And(beyond, LessThan(before)),
    ...(channels === null ? {} : { channel: In([...channels]) }),
    ...(types === null ? {} : { type: In([...types]) }),
    ...(actor === null ? {} : { actor }),
  };
  const order = { seq: fromEnd ? 'DESC' : 'ASC' } as const;
  return findingDamage(database, [journal], [seasonId], () =>
    database.read((manager) => manager.find(journal, { where, order, take: limit })),
  );
}
