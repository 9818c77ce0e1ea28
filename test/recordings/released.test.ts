/**
 * Seasons as released servers stored them: journals in their old form, with the rows of the old
 * code. `released/` is never recorded again.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as dynasty from '../../src/dynasty';
import * as round from '../../src/round';
import { canonicalJson, instant, required } from '../../src/kernel';
import type { Actor, JsonObject } from '../../src/kernel';
import * as dynastyHarness from '../dynasty/harness';
import * as roundHarness from '../round/harness';

type Rows = Readonly<Record<string, readonly JsonObject[]>>;
type Released = {
  readonly kind: 'ROUND' | 'DYNASTY';
  readonly journal: readonly {
    readonly seq: number;
    readonly atMs: number;
    readonly actor: Actor;
    readonly event: { readonly type: string; readonly v?: number };
  }[];
  readonly rows: Rows;
};

/** The columns added since then, with the values that the migrations give. */
function since({ journal, rows }: Released): Readonly<Record<string, JsonObject>> {
  const [season] = [...(rows['rounds'] ?? []), ...(rows['dynasties'] ?? [])];
  const hosts = (rows['players'] ?? [])
    .filter(({ accountId }) => accountId === season?.['hostAccountId'])
    .map(({ id }) => `player:${typeof id === 'string' ? id : ''}`);
  // The host deals in these dynasties.
  const acted = journal.filter(({ actor }) => ['host', 'dealer', ...hosts].includes(actor));
  const seasons = {
    ...{ coHostIds: [], pausedSinceMs: null, pausedUntilMs: null },
    hostActedAtMs: Math.max(...acted.map(({ atMs }) => atMs)),
  };
  return {
    rounds: { ...seasons, pauses: [] },
    dynasties: { ...seasons, warnedAtMs: null, winnerId: null },
    players: { idleSinceMs: null },
    judgeTerms: { untilMs: null },
    seats: { unmet: null },
  };
}

/**
 * Adds the currency to a spin that was stored without its item. These seasons never change the
 * currency.
 */
const paidIn = (row: JsonObject): JsonObject => {
  const { spin } = row as { readonly spin?: JsonObject | null };
  return spin === undefined || spin === null
    ? row
    : { ...row, spin: { currency: 'CHIP', ...spin } };
};

const RELEASED = join(__dirname, 'released');
const SEASONS = readdirSync(RELEASED).flatMap((version) =>
  readdirSync(join(RELEASED, version)).map((name) => [version, name] as const),
);
const read = (version: string, name: string): Released =>
  JSON.parse(readFileSync(join(RELEASED, version, name), 'utf8')) as Released;

/** The rows folded from the events, which are upcast from their stored versions. */
const foldedOf = ({ kind, journal }: Released): Rows => {
  const stamped = journal.map(({ seq, atMs, actor, event: { v: version = 1, ...event } }) => {
    const { upcast } = kind === 'ROUND' ? round : dynasty;
    const now = required(upcast({ type: event.type, version, event }), event.type);
    return { seq, atMs: instant(atMs), actor, event: now };
  });
  const rows =
    kind === 'ROUND'
      ? roundHarness.rowsOf(roundHarness.replay(stamped as never))
      : dynastyHarness.rowsOf(dynastyHarness.replay(stamped as never));
  return JSON.parse(JSON.stringify(rows)) as Rows;
};

it.each(SEASONS)('what version %s stored of %s folds to the rows that it stored', (...of) => {
  const released = read(...of);
  const folded = foldedOf(released);
  const added = since(released);
  for (const [table, rows] of Object.entries(folded)) {
    const then = (released.rows[table] ?? []).map((row) => paidIn({ ...added[table], ...row }));
    expect([table, ...then.map((row) => canonicalJson(row))]).toEqual([
      table,
      ...rows.map((row) => canonicalJson(row)),
    ]);
  }
  expect(Object.keys(released.rows).filter((table) => !(table in folded))).toEqual([]);
});

it('such seasons have proposals that were adopted, rejected and retracted, dice and games', () => {
  const types = new Set(
    SEASONS.flatMap((of) => read(...of).journal.map(({ event }) => event.type)),
  );
  for (const type of [
    ...['ProposalAdopted', 'ProposalRejected', 'ProposalRetracted', 'TieTossed', 'FortuneTold'],
    ...['SlotsPlayed', 'WarDrawn', 'GameStarted', 'GameEnded', 'GameVoided', 'PlayerLeft'],
  ]) {
    expect(types).toContain(type);
  }
});
