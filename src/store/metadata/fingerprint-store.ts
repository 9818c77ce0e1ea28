import type { EntityManager } from 'typeorm';
import type { Database } from '../database';
import { metadata, SECRET } from '../entities/metadata';
import { secrets } from '../entities/seasons';
import type { StoredSecret } from '../entities/seasons';
import { reseal } from './reseal';
import type { Resealing } from './reseal';
import type { LocalFingerprint } from './assert-same-seal';

/** Stores the fingerprint of the secret that seals the store. */
export interface FingerprintStore {
  /** The stored fingerprint; null for none. */
  fingerprint(): Promise<string | null>;
  /** Stores the fingerprint unless one exists. Resolves with the stored one. */
  adoptFingerprint(fingerprint: string): Promise<string>;
  /** From now on this node seals nothing if the store's fingerprint is a different one. */
  sealOnlyAs(fingerprint: string): void;
  /** The first `limit` sealed texts, ordered by season and key. */
  sealed(limit: number): Promise<readonly StoredSecret[]>;
  /**
   * Seals everything again and changes the fingerprint, in one transaction. If anybody else is
   * connected, rejects with `CannotReseal` and writes nothing.
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

/** If several nodes start at once on an empty store, the first one's fingerprint counts. */
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
