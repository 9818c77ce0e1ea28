import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '../../src/engine';
import type { JournalRow, SeasonKind, SeasonRecord, SeasonStore } from '../../src/engine';
import { emptyDynasty, evolveDynasty } from '../../src/dynasty';
import type { DynastyEvent, DynastyState } from '../../src/dynasty';
import { instant, required, seasonId } from '../../src/kernel';
import type { Holding, SeasonId, Stamped } from '../../src/kernel';
import { emptyRound, evolveRound } from '../../src/round';
import type { RoundEvent, RoundState } from '../../src/round';
import { EDITIONS } from '../../src/rulesets';
import { GAMES as RECORDED_GAMES } from '../dynasty/recorded-games';
import { RULESETS } from '../round/simulation/rulesets';
import { playSeason } from '../round/simulation/season';
import { plan } from '../round/simulation/steps';
import { fc } from '../support/property-testing';
import { readRecording } from './recording';

type Of<Kind extends SeasonKind, E> = {
  readonly name: string;
  readonly kind: Kind;
  readonly journal: readonly Stamped<E>[];
};
type SomeState = RoundState | DynastyState;
/** The journal of a season of either game. */
export type SomeJournal = Of<'ROUND', RoundEvent> | Of<'DYNASTY', DynastyEvent>;

/** Every recorded season and game. */
export function recordedJournals(): SomeJournal[] {
  return [
    ...[...EDITIONS.keys()].map((edition) => ({
      name: edition,
      kind: 'ROUND' as const,
      journal: readRecording(edition).journal,
    })),
    ...Object.entries(RECORDED_GAMES).map(([name, play]) => ({
      name: `Giolitti, ${name}`,
      kind: 'DYNASTY' as const,
      journal: play().dynasty.journal,
    })),
  ];
}

/** The recorded journals, all ended: dynasties are closed after their game. */
export function endedJournals(): SomeJournal[] {
  return [
    ...recordedJournals().filter(({ kind }) => kind === 'ROUND'),
    ...Object.entries(RECORDED_GAMES).map(([name, play]) => {
      const { dynasty } = play();
      dynasty.do('host', { type: 'CloseSeason' });
      return { name: `Giolitti, ${name}`, kind: 'DYNASTY' as const, journal: dynasty.journal };
    }),
  ];
}

/** One simulated public season of each ruleset. The first suite of a run plays them for all. */
export function simulatedJournals(): SomeJournal[] {
  const file = join(required(process.env['RIDOTTO_TEST_DIR'], 'a test run'), 'simulated.json');
  if (!existsSync(file)) {
    const own = `${file}.${randomUUID()}`;
    writeFileSync(own, JSON.stringify(playedJournals()));
    renameSync(own, file);
  }
  return JSON.parse(readFileSync(file, 'utf8')) as SomeJournal[];
}

function playedJournals(): SomeJournal[] {
  const plans = fc.sample(plan, { numRuns: RULESETS.length, seed: 11 });
  return RULESETS.map(([name, ruleset], at) => ({
    name: `simulated ${name}`,
    kind: 'ROUND' as const,
    journal: playSeason(ruleset, { ...required(plans[at], 'a plan'), byInvitation: false }).journal,
  }));
}

/** The results of `see` in the state after each event. */
export function eachState<T>(some: SomeJournal, see: (state: SomeState) => T): T[] {
  if (some.kind === 'ROUND') {
    const state = emptyRound();
    return some.journal.map((stamped) => {
      evolveRound(state, stamped);
      return see(state);
    });
  }
  const state = emptyDynasty();
  return some.journal.map((stamped) => {
    evolveDynasty(state, stamped);
    return see(state);
  });
}

const stateOf = (some: SomeJournal): SomeState =>
  required(eachState(some, (state) => state).at(-1), 'a state');

export const holdingsIn = (state: SomeState): Holding[] =>
  (state as { all(table: 'holdings'): Holding[] }).all('holdings');

/** Stores the season as if it had been played on this store. */
export async function keep(store: SeasonStore, id: string, some: SomeJournal): Promise<SeasonId> {
  const game = GAMES[some.kind];
  const state = stateOf(some);
  const { atMs } = required(some.journal[0], 'an event');
  const record: SeasonRecord = {
    ...game.summary(state),
    id: seasonId(id),
    kind: some.kind,
    createdAtMs: atMs,
    activeAtMs: atMs,
    seq: some.journal.length,
    dueAtMs: null,
  };
  const events = some.journal.map(({ seq, actor, event, ...stamp }): JournalRow => ({
    seasonId: record.id,
    seq,
    atMs: instant(stamp.atMs),
    actor,
    type: event.type,
    payload: {
      ...event,
      ...((game.versionOf(event.type) ?? 1) > 1 ? { v: game.versionOf(event.type) } : {}),
    },
    channel: game.channelOf(event),
  }));
  const changes = state.changes(0);
  const nothing = { secrets: [], answers: [], notices: [] };
  await store.commit({ seasons: [{ record, expectedSeq: 0, events, changes, ...nothing }] });
  return record.id;
}
