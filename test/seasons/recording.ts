import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JournalRow } from '../../src/engine';
import { canonicalJson, sha256OfText } from '../../src/kernel';
import type { Json, Stamped } from '../../src/kernel';
import { nowIn, roundOf } from '../../src/round';
import type { RoundEvent } from '../../src/round';
import { replay, rowsOf } from '../round/harness';
import { sightOf } from '../round/sight';

type Event = Stamped<RoundEvent>;

/** A season as it happened, and what it had come to before each phase and in the end. */
export type Recording = {
  readonly edition: string;
  readonly journal: readonly Event[];
  readonly digests: readonly Digests[];
};

/** The SHA-256 of all rows, and of all that each seat sees: `p1` and so on, the host, anybody. */
type Digests = {
  /** After the event of this number. */
  readonly seq: number;
  readonly state: string;
  readonly sights: Readonly<Record<string, string>>;
};

const fileOf = (edition: string): string =>
  join(__dirname, 'recorded', `${edition.replaceAll('/', '-')}.json`);

export function readRecording(edition: string): Recording {
  return JSON.parse(readFileSync(fileOf(edition), 'utf8')) as Recording;
}

/** One event a line, so that a difference can be read. */
export function writeRecording({ edition, journal, digests }: Recording): void {
  const lines = journal.map((event) => `    ${JSON.stringify(event)}`).join(',\n');
  const sums = digests.map((one) => `    ${JSON.stringify(one)}`).join(',\n');
  const head = `  "edition": ${JSON.stringify(edition)},\n  "digests": [\n${sums}\n  ],`;
  writeFileSync(fileOf(edition), `{\n${head}\n  "journal": [\n${lines}\n  ]\n}\n`);
}

export function eventsOf(rows: readonly JournalRow[]): Event[] {
  return rows.map(({ seq, atMs, actor, payload }) => ({
    seq,
    atMs,
    actor,
    event: payload as unknown as RoundEvent,
  }));
}

const digestOf = (what: unknown): string =>
  sha256OfText(canonicalJson(JSON.parse(JSON.stringify(what)) as Json));

/** What the journal, folded into nothing, comes to before each phase and in the end. */
export function digestsOf(journal: readonly Event[]): Digests[] {
  const ends = journal.flatMap(({ event }, at) => (event.type === 'PhaseStarted' ? [at] : []));
  return [...ends, journal.length].map((end) => digestsAfter(journal.slice(0, end)));
}

function digestsAfter(journal: readonly Event[]): Digests {
  const state = replay(journal);
  const { seq, atMs } = journal.at(-1)!;
  const now = nowIn(state, atMs);
  const seats = state.all('players').map(({ id, accountId }) => [id, accountId] as const);
  const host = ['host', roundOf(state).hostAccountId] as const;
  const viewers = [...seats, host, ['anybody', null] as const];
  return {
    seq,
    state: digestOf(rowsOf(state)),
    sights: Object.fromEntries(
      viewers.map(([name, viewer]) => [name, digestOf(sightOf(state, journal, viewer, now))]),
    ),
  };
}
