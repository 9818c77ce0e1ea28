import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JournalRow } from '../../src/engine';
import { canonicalJson, instant, required, sha256OfText } from '../../src/kernel';
import type { Actor, Stamped } from '../../src/kernel';
import { nowIn, roundOf, upcast, versionOf } from '../../src/round';
import type { RoundEvent, RoundState } from '../../src/round';
import { replay, rowsOf } from '../round/harness';
import { sightOf } from '../round/sight';
import { changesBetween, otherwise, thingsOf } from '../told';
import type { Things } from '../told';

type Event = Stamped<RoundEvent>;

/** A season as it happened, and what it had come to before each phase and in the end. */
export type Recording = {
  readonly edition: string;
  readonly journal: readonly Event[];
  readonly steps: readonly Step[];
};

/** What is otherwise than at the step before. */
type Step = {
  /** After the event of this number. */
  readonly seq: number;
  readonly rows: readonly string[];
  /** What anybody sees; and of what each seat (`p1` and so on) and the host see, what anybody does not. */
  readonly sights: Readonly<Record<string, readonly string[]>>;
  /** The SHA-256 of all of it, also of the order of what is listed. */
  readonly digest: string;
};

/** As it is in the file: an event of a version after the first says so. */
type Recorded = Omit<Recording, 'journal'> & {
  readonly journal: readonly {
    readonly seq: number;
    readonly atMs: number;
    readonly actor: Actor;
    readonly event: { readonly type: string; readonly v?: number };
  }[];
};

const fileOf = (edition: string): string =>
  join(__dirname, 'recorded', `${edition.replaceAll('/', '-')}.json`);

export function readRecording(edition: string): Recording {
  const { journal, ...rest } = JSON.parse(readFileSync(fileOf(edition), 'utf8')) as Recorded;
  return {
    ...rest,
    journal: journal.map(({ seq, atMs, actor, event: { v: version = 1, ...event } }) => {
      const now = upcast({ type: event.type, version, event });
      return {
        seq,
        atMs: instant(atMs),
        actor,
        event: required(now, 'an event of a known version'),
      };
    }),
  };
}

/** One event, row or thing seen a line, so that a difference can be read. */
export function writeRecording({ edition, journal, steps }: Recording): void {
  const versioned = journal.map(({ event, ...stamp }) => {
    const v = versionOf(event.type) ?? 1;
    return { ...stamp, event: v === 1 ? event : { ...event, v } };
  });
  const lines = versioned.map((event) => JSON.stringify(event)).join(',\n    ');
  const text = `{ "edition": ${JSON.stringify(edition)}, "journal": [\n    ${lines}\n  ], "steps": ${JSON.stringify(steps, null, 1)}}\n`;
  writeFileSync(fileOf(edition), text);
}

export function eventsOf(rows: readonly JournalRow[]): Event[] {
  return rows.map(({ seq, atMs, actor, payload }) => ({
    seq,
    atMs,
    actor,
    event: payload as unknown as RoundEvent,
  }));
}

/** What the journal, folded into nothing, comes to before each phase and in the end. */
export function stepsOf(journal: readonly Event[]): Step[] {
  const ends = journal.flatMap(({ event }, at) => (event.type === 'PhaseStarted' ? [at] : []));
  const steps: Step[] = [];
  let before: Look = { rows: new Map(), sights: new Map(), digest: '' };
  for (const end of [...ends, journal.length]) {
    const happened = journal.slice(0, end);
    const after = lookAt(replay(happened), happened);
    const sights = [...after.sights].map(
      ([viewer, sight]) =>
        [viewer, changesBetween(before.sights.get(viewer) ?? new Map(), sight)] as const,
    );
    steps.push({
      seq: required(happened.at(-1), 'an event').seq,
      rows: changesBetween(before.rows, after.rows),
      sights: Object.fromEntries(sights),
      digest: after.digest,
    });
    before = after;
  }
  return steps;
}

type Look = {
  readonly rows: Things;
  readonly sights: ReadonlyMap<string, Things>;
  readonly digest: string;
};

function lookAt(state: RoundState, journal: readonly Event[]): Look {
  const now = nowIn(state, required(journal.at(-1), 'an event').atMs);
  const seats = state.all('players').map(({ id, accountId }) => [id, accountId] as const);
  const viewers = [...seats, ['host', roundOf(state).hostAccountId] as const];
  const rows = rowsOf(state);
  // A table without rows says nothing: one that is new changes no recording.
  const kept = Object.fromEntries(Object.entries(rows).filter(([, table]) => table.length > 0));
  const nobodys = sightOf(state, journal, null, now);
  const seen = viewers.map(
    ([name, viewer]) => [name, sightOf(state, journal, viewer, now)] as const,
  );
  const anybody = thingsOf(told(nobodys));
  return {
    rows: thingsOf(rows),
    sights: new Map([
      ['anybody', anybody],
      ...seen.map(([name, sight]) => [name, otherwise(thingsOf(told(sight)), anybody)] as const),
    ]),
    digest: sha256OfText(canonicalJson(JSON.parse(JSON.stringify([kept, nobodys, seen])))),
  };
}

type Sight = Readonly<Record<string, unknown>> & {
  readonly journal?: readonly { readonly seq: number; readonly text?: string }[];
};

/** Of what happened its sentence is enough: the event is in the journal as everybody sees it who may. */
function told(sight: unknown): Sight {
  const { journal, ...rest } = sight as Sight;
  if (journal === undefined) return rest;
  const sentences = journal.map(({ seq, text }) => [String(seq), text ?? 'hidden'] as const);
  return { ...rest, told: Object.fromEntries(sentences) };
}
