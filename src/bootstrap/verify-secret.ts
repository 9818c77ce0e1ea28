import type { Logger } from 'pino';
import { fingerprintOf, makeSealing, placeOf } from '../engine';
import type { Config } from '../server';
import { CannotOpenStore } from '../store';
import type { Store } from '../store';
import {
  makeSecret,
  nextSecretFile,
  promoteNextSecret,
  readSecret,
  secretFile,
} from './secret-file';

export type Settings = Pick<Config, 'secret' | 'dataDir'>;

/** A secret, and its origin in words. */
export type FoundSecret = { readonly secret: string; readonly from: string };

/** The number of sealed texts that are tried if a store has no fingerprint yet. */
const TRIED = 1_000;

/** The secret of the settings, or of the data directory; null if there is none. */
function findSecret({ secret, dataDir }: Settings): FoundSecret | null {
  if (secret !== null) return { secret, from: 'RIDOTTO_SECRET' };
  const file = secretFile(dataDir);
  const kept = readSecret(file);
  return kept === null ? null : { secret: kept, from: `the file ${file}` };
}

/**
 * The secret that seals the store. A store from before fingerprints is recognised by its sealed
 * texts. A new secret is made only for a store without sealed texts. Rejects with
 * `CannotOpenStore`, whose message names the remedy.
 */
export async function verifySecret(settings: Settings, store: Store, log: Logger): Promise<string> {
  const known = await store.fingerprints.fingerprint();
  if (known !== null) return secretOf(known, settings, store, log);
  const found = findSecret(settings) ?? (await firstSecret(settings, store));
  await unlessSealedOtherwise(found, store, log);
  const first = await store.fingerprints.adoptFingerprint(fingerprintOf(found.secret));
  if (first !== fingerprintOf(found.secret)) throw wrong(found, store);
  return found.secret;
}

function secretOf(known: string, settings: Settings, store: Store, log: Logger): string {
  const found = findSecret(settings);
  if (found !== null && fingerprintOf(found.secret) === known) return found.secret;
  const fits = [secretFile(settings.dataDir), nextSecretFile(settings.dataDir)].find((file) => {
    const secret = readSecret(file);
    return secret !== null && fingerprintOf(secret) === known;
  });
  if (fits === undefined) throw found === null ? missing(settings, store) : wrong(found, store);
  if (settings.secret !== null) throw outdated(fits, store);
  // The new secret already seals everything: a rotation was interrupted before its last step.
  promoteNextSecret(settings.dataDir);
  log.info('the new secret was put in place: a rotation had not finished');
  return secretOf(known, settings, store, log);
}

async function firstSecret(settings: Settings, store: Store): Promise<FoundSecret> {
  if ((await store.fingerprints.sealed(1)).length > 0) throw missing(settings, store);
  const secret = makeSecret(settings.dataDir);
  return { secret, from: `the file ${secretFile(settings.dataDir)}` };
}

/**
 * Rejects if the secret does not open most of the sealed texts. It may fail at some: before
 * fingerprints, a server started with a wrong secret also sealed with it.
 */
async function unlessSealedOtherwise(found: FoundSecret, store: Store, log: Logger): Promise<void> {
  const sealed = await store.fingerprints.sealed(TRIED);
  const sealing = makeSealing(found.secret);
  const closed = sealed.filter(
    ({ seasonId, key, sealed: text }) => sealing.tryOpen(text, placeOf(seasonId, key)) === null,
  );
  if (closed.length * 2 > sealed.length) throw wrong(found, store);
  if (closed.length === 0) return;
  const seasons = [...new Set(closed.map(({ seasonId }) => seasonId))];
  log.warn({ seasons }, 'the secrets of these seasons were sealed with a different secret');
}

const WHAT_IS_SEALED = 'the seeds of the dice, hands, and texts entrusted to the server';

function missing({ dataDir }: Settings, store: Store): CannotOpenStore {
  return new CannotOpenStore(
    `${store.describe()} was sealed with a secret that is not here: RIDOTTO_SECRET is not set, ` +
      `and there is no file ${secretFile(dataDir)}. Restore the file "secret" from the backup, or ` +
      `set RIDOTTO_SECRET to its old value. The server makes no new secret: with it ${WHAT_IS_SEALED} ` +
      'could not be read.',
  );
}

function wrong({ from }: FoundSecret, store: Store): CannotOpenStore {
  return new CannotOpenStore(
    `${store.describe()} was sealed with a different secret from the one in ${from}: restore ` +
      'the secret of the backup, or of the other nodes, which share it. With this one ' +
      `${WHAT_IS_SEALED} could not be read.`,
  );
}

function outdated(file: string, store: Store): CannotOpenStore {
  return new CannotOpenStore(
    `${store.describe()} was sealed with a different secret from the one in RIDOTTO_SECRET, namely ` +
      `the one in the file ${file}: set RIDOTTO_SECRET to that, or leave it out.`,
  );
}
