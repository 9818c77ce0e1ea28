import type { EntityManager } from 'typeorm';
import type { HouseRow } from '../entities/house';
import { SECRET } from '../entities/house';

/** The store is sealed with a different secret from this node's: nothing was written. */
class SealedOtherwise extends Error {
  override readonly name = 'SealedOtherwise';
}

/** By what a node knows its secret; null until it has compared it with the store's. */
export type OwnSeal = { fingerprint: string | null };

/**
 * A node that was cut off while the secret was changed comes back with the old one. Whoever changes
 * it has the table to itself until everything is sealed again, so that what is read here stays true
 * until the end of the transaction.
 */
export async function unlessSealedOtherwise(
  manager: EntityManager,
  { fingerprint }: OwnSeal,
): Promise<void> {
  if (fingerprint === null) return;
  const sql = `SELECT value FROM house WHERE name = '${SECRET}'`;
  const [stored] = await manager.query<Pick<HouseRow, 'value'>[]>(sql);
  if (stored === undefined || stored.value === fingerprint) return;
  throw new SealedOtherwise('the store is sealed with a different secret from this server’s');
}
