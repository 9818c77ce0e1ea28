import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JournalRow } from '../../src/engine';
import { canonicalJson, instant, required, sha256OfText } from '../../src/kernel';
import type { Actor, Stamped } from '../../src/kernel';
import { nowIn, roundOf, upcast, versionOf } from '../../src/round';
import type { RoundEvent, RoundState } from '../../src/round';
import { replay, rowsOf } from '../round/harness';
import { sightOf } from '../round/visible-state';
import { changesBetween, otherwise, thingsOf } from '../support/state-lines';
import type { Things } from '../support/state-lines';

type Event = Stamped<RoundEvent>;

/** A season's journal, and its states before each phase and at the end. */
export type Recording = {
  readonly edition: string;
  readonly journal: readonly Event[];
  readonly steps: readonly Step[];
};

/** The state's changes since the previous step. */
type Step = {
  /** The number of the step's last event. */
  readonly seq: number;
  readonly rows: readonly string[];
  /** The public view, and what each seat (`p1` and so on) and the host see beyond it. */
  readonly sights: Readonly<Record<string, readonly string[]>>;
  /** The SHA-256 of the rows and all views, including the order of lists. */
  readonly digest: string;
};

/** The form in the file: events name their version if it is above 1. */
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

/** Writes one event, row or visible thing per line, so that differences are readable. */
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

/** One step up to the start of each phase and one up to the end, from the folded states. */
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
  // Leaves out empty tables, so that new tables change no recording.
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

/**
 * Keeps only the sentences of events. The journal has the events, with equal views for everybody
 * who may see them.
 */
function told(sight: unknown): Sight {
  const { journal, ...rest } = sight as Sight;
  if (journal === undefined) return rest;
  const sentences = journal.map(({ seq, text }) => [String(seq), text ?? 'hidden'] as const);
  return { ...rest, told: Object.fromEntries(sentences) };
}
