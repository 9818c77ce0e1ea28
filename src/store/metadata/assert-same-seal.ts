import type { EntityManager } from 'typeorm';
import type { MetadataRow } from '../entities/metadata';
import { SECRET } from '../entities/metadata';

/** The store is sealed with another secret than this node's. Nothing was written. */
class WrongSeal extends Error {
  override readonly name = 'WrongSeal';
}

/** This node's fingerprint of its secret; null until it has been compared with the store's. */
export type LocalFingerprint = { fingerprint: string | null };

/**
 * Throws if the store is sealed with another secret: a node cut off during a change of the secret
 * comes back with the old one. The change locks the table until everything is sealed again, so the
 * fingerprint read here stays valid until the end of the transaction.
 */
export async function assertSameSeal(
  manager: EntityManager,
  { fingerprint }: LocalFingerprint,
): Promise<void> {
  if (fingerprint === null) return;
  const sql = `SELECT value FROM house WHERE name = '${SECRET}'`;
  const [stored] = await manager.query<Pick<MetadataRow, 'value'>[]>(sql);
  if (stored === undefined || stored.value === fingerprint) return;
  throw new WrongSeal('the store is sealed with a different secret from this server’s');
}
