import { accountId, instant, ownerNamed, playerId, rulesInstant, seasonId } from '../../src/kernel';
import type { RowChange, SeasonId } from '../../src/kernel';
import type { Answer, JournalRow, SeasonCommit, SeasonRecord } from '../../src/engine';
import type { RoundRows } from '../../src/round/model/state';
import { openStore } from '../../src/store';
import type { Store } from '../../src/store';
import type { StoreBackend } from './backends';

export const MADE_AT = instant(1_795_000_000_000);
export const LARGEST = Number.MAX_SAFE_INTEGER;

export type Opened = {
  readonly store: Store;
  /** Opens another store on the same database; for PostgreSQL only. */
  readonly another: () => Promise<Store>;
  readonly drop: () => Promise<void>;
};

export async function openFresh(fresh: StoreBackend['fresh']): Promise<Opened> {
  const { databaseUrl, dataDir, drop } = await fresh();
  const stores: Store[] = [];
  const open = async (): Promise<Store> => {
    const store = await openStore({ url: databaseUrl, dataDir });
    stores.push(store);
    return store;
  };
  return {
    store: await open(),
    another: open,
    drop: async () => {
      for (const store of stores) await store.close();
      await drop();
    },
  };
}

export function recordOf(id: string, over: Partial<SeasonRecord> = {}): SeasonRecord {
  return {
    id: seasonId(id),
    kind: 'ROUND',
    name: 'Round 10',
    description: null,
    edition: 'round-10-2021-08-24',
    hostAccountId: accountId('a-host'),
    visibility: 'PUBLIC',
    status: 'RUNNING',
    rehearsal: false,
    phase: null,
    createdAtMs: MADE_AT,
    activeAtMs: MADE_AT,
    playerCount: 0,
    inviteHash: null,
    seq: 1,
    dueAtMs: null,
    ...over,
  };
}

export function eventOf(id: string, seq: number): JournalRow {
  const actor = 'player:p1';
  return {
    seasonId: seasonId(id),
    seq,
    atMs: MADE_AT,
    type: 'Said',
    actor,
    payload: { seq },
    channel: seq % 3 === 0 ? 'AUCTIONS' : null,
  };
}

export function answerOf(key: string, over: Partial<Answer> = {}): Answer {
  const outcome = { seq: 1, refusal: null };
  return { accountId: accountId('a1'), key, digest: 'd1', outcome, atMs: MADE_AT, ...over };
}

/** A commit of one event after `expectedSeq`; `over` replaces its parts. */
export function commitOf(
  id: string,
  expectedSeq: number,
  over: Partial<Omit<SeasonCommit, 'record'>> & { readonly record?: Partial<SeasonRecord> } = {},
): SeasonCommit {
  const { record, ...rest } = over;
  const events = rest.events ?? [eventOf(id, expectedSeq + 1)];
  return {
    record: recordOf(id, { seq: expectedSeq + events.length, ...record }),
    expectedSeq,
    changes: [],
    secrets: [],
    answers: [],
    notices: [],
    ...rest,
    events,
  };
}

/** A commit without events, with answers to commands of a season at `seq`. */
export function answersOf(id: string, answers: readonly Answer[], seq: number): SeasonCommit {
  return commitOf(id, seq, { record: { seq }, events: [], answers });
}

export function put<T extends keyof RoundRows>(table: T, row: RoundRows[T]): RowChange {
  return { table, id: row.id, row };
}
export function removal(table: keyof RoundRows, id: string): RowChange {
  return { table, id, row: null };
}

export function playerOf(
  id: string,
  account: string,
  leftAtMs: number | null = null,
  departure: 'LEFT' | 'REMOVED' = 'LEFT',
): RowChange {
  return put('players', {
    id: playerId(id),
    accountId: accountId(account),
    name: `Player ${id}`,
    joinedAtMs: MADE_AT,
    leftAtMs: leftAtMs === null ? null : instant(leftAtMs),
    departure: leftAtMs === null ? null : departure,
    idleSinceMs: null,
  });
}

export const holdingOf = (id: string, quantity: number): RowChange =>
  put('holdings', { id, owner: ownerNamed('house'), item: 'CHIP', quantity });

/** Sorts rows by table and id. */
export const byTableAndId = (rows: readonly RowChange[]): readonly RowChange[] =>
  rows.toSorted((a, b) => (`${a.table} ${a.id}` < `${b.table} ${b.id}` ? -1 : 1));

export const idsOf = (records: readonly { readonly id: SeasonId }[]): string[] =>
  records.map(({ id }) => id);

export const rulesTime = rulesInstant(-5_000);
