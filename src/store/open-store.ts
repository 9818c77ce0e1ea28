import type { AccountStore, MailStore, SeasonStore, UptimeStore, WebhookStore } from '../engine';
import { accountStore } from './accounts/account-store';
import { operatingStore } from './operating/operating-store';
import type { OperatingStore } from './operating/operating-store';
import { Health } from './health';
import type { StoreTrouble } from './health';
import { mailStore } from './mail/mail-store';
import { fingerprintStore } from './metadata/fingerprint-store';
import type { FingerprintStore } from './metadata/fingerprint-store';
import { uptimeStore } from './metadata/uptime-store';
import type { LocalFingerprint } from './metadata/assert-same-seal';
import { openPostgres } from './postgres/open';
import { seasonStore } from './seasons/season-store';
import { openSqlite } from './sqlite/open';
import { webhookStore } from './webhooks/webhook-store';

export type StoreOptions = {
  /** A postgres:// address; null for a SQLite file in the data directory. */
  readonly url: string | null;
  /** The data directory, made if it does not exist. Only one process at a time may use it. */
  readonly dataDir: string;
};

export type Store = {
  readonly seasons: SeasonStore;
  readonly accounts: AccountStore;
  readonly operating: OperatingStore;
  readonly fingerprints: FingerprintStore;
  readonly uptime: UptimeStore;
  readonly webhooks: WebhookStore;
  readonly mail: MailStore;
  /** A description of the database for people, without a password. */
  describe(): string;
  /** Rejects if the database does not answer. */
  ping(): Promise<void>;
  /** The present problem with writes; null for none. */
  trouble(): Promise<StoreTrouble | null>;
  /** Closes the store after the writes under way. */
  close(): Promise<void>;
};

/** Opens the database and brings its tables up to date; rejects with `CannotOpenStore`. */
export async function openStore({ url, dataDir }: StoreOptions): Promise<Store> {
  const own: LocalFingerprint = { fingerprint: null };
  const health = new Health();
  const database = health.watch(url === null ? await openSqlite(dataDir) : await openPostgres(url));
  return {
    seasons: seasonStore(database, own),
    accounts: accountStore(database),
    operating: operatingStore(database),
    fingerprints: fingerprintStore(database, own),
    uptime: uptimeStore(database),
    webhooks: webhookStore(database),
    mail: mailStore(database),
    describe: () => database.describe(),
    ping: async () => {
      await database.read((manager) => manager.query('SELECT 1'));
    },
    trouble: () => health.trouble(database),
    close: () => database.close(),
  };
}
