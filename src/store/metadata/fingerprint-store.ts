import type { EntityManager } from 'typeorm';
import type { Database } from '../database';
import { metadata, SECRET } from '../entities/metadata';
import { secrets } from '../entities/seasons';
import type { StoredSecret } from '../entities/seasons';
import { reseal } from './reseal';
import type { Resealing } from './reseal';
import type { LocalFingerprint } from './assert-same-seal';

/** The store's fingerprint of the secret that seals it. */
export interface FingerprintStore {
  /** The fingerprint of the secret; null if none was written yet. */
  fingerprint(): Promise<string | null>;
  /** Writes it, unless one exists; returns the existing one. */
  adoptFingerprint(fingerprint: string): Promise<string>;
  /** From now on this node seals nothing while the store's fingerprint is a different one. */
  sealOnlyAs(fingerprint: string): void;
  /** The first sealed texts, at most `limit`. */
  sealed(limit: number): Promise<readonly StoredSecret[]>;
  /**
   * Seals everything again, in one transaction with the change of the fingerprint. Rejects with
   * `CannotReseal`, having written nothing, if anybody else is connected.
   */
  reseal(resealing: Resealing): Promise<void>;
}

export function fingerprintStore(database: Database, own: LocalFingerprint): FingerprintStore {
  return {
    fingerprint: () => database.read(fingerprintIn),
    adoptFingerprint: (fingerprint) => database.write((manager) => adopt(manager, fingerprint)),
    sealOnlyAs: (fingerprint) => {
      own.fingerprint = fingerprint;
    },
    sealed: (limit) =>
      database.read((manager) =>
        manager.find(secrets, { order: { seasonId: 'ASC', key: 'ASC' }, take: limit }),
      ),
    reseal: (resealing) =>
      database.write(async (manager) => {
        await reseal(manager, database.sharedWrites, resealing);
        await manager.upsert(metadata, { name: SECRET, value: resealing.fingerprint }, ['name']);
      }),
  };
}

async function fingerprintIn(manager: EntityManager): Promise<string | null> {
  return (await manager.findOneBy(metadata, { name: SECRET }))?.value ?? null;
}

/** Of several nodes that start at once on an empty store, the first one's counts. */
async function adopt(manager: EntityManager, fingerprint: string): Promise<string> {
  await manager
    .createQueryBuilder()
    .insert()
    .into(metadata)
    .values({ name: SECRET, value: fingerprint })
    .orIgnore()
    .execute();
  return (await fingerprintIn(manager)) ?? fingerprint;
}
