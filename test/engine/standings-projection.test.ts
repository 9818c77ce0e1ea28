import { GAMES } from '../../src/engine';
import type { SeasonState, Standing } from '../../src/engine/games';
import { StandingsProjection } from '../../src/engine/standings-projection';
import { instant } from '../../src/kernel';
import type { PlayerId } from '../../src/kernel';
import { playersOf } from '../../src/season';
import { storeBackends } from '../support/backends';
import { eachState, keep, recordedJournals, simulatedJournals } from '../recordings/journals';
import { openFresh } from '../support/store-fixtures';
import type { Opened } from '../support/store-fixtures';

const JOURNALS = [...recordedJournals(), ...simulatedJournals()];
let opened: Opened;
beforeAll(async () => {
  opened = await openFresh(storeBackends()[0]!.fresh);
});
afterAll(() => opened.drop());

const standingsIn = (kind: 'ROUND' | 'DYNASTY', state: SeasonState): [PlayerId, Standing][] =>
  playersOf(state, true).map(({ id }) => [id, GAMES[kind].standingOf(state, id)]);

describe('the chronicle of a season', () => {
  it.each(JOURNALS.map((some, at) => [some.name, some, at] as const))(
    'tells how every player stood after every event: %s',
    async (_name, some, at) => {
      const { store } = opened;
      const id = await keep(store.seasons, `season${at}`, some);
      const record = (await store.seasons.record(id))!;
      const histories = new StandingsProjection(store.seasons);
      // The history is built in two parts, and the second extends the first.
      await histories.of({ ...record, seq: Math.ceil(record.seq / 2) });
      const chronicle = await histories.of(record);
      const states = eachState(some, (state) => standingsIn(some.kind, state));
      for (const [index, standings] of states.entries()) {
        const told = standings.map(([player]) => [player, chronicle.standing(player, index + 1)]);
        if (JSON.stringify(told) !== JSON.stringify(standings)) {
          expect([index + 1, told]).toEqual([index + 1, standings]);
        }
      }
      for (const step of ['WEEK', 'DAY', 'EVENT'] as const) {
        const seqs = chronicle.moments(step).map(({ seq }) => seq);
        expect(seqs).toEqual([...new Set(seqs)].sort((one, other) => one - other));
      }
      expect(chronicle.moments('DAY').at(-1)?.seq).toBe(record.seq);
    },
  );

  it('is folded at the pace of whoever asks, and what was folded stays', async () => {
    const { seasons } = opened.store;
    const record = (await seasons.record(await keep(seasons, 'paced', JOURNALS[0]!)))!;
    const histories = new StandingsProjection(seasons);
    let [left, turns] = [20, 0];
    const pace = {
      isOver: (): boolean => {
        left -= 1;
        if (left === 0) throw new Error('over');
        return true;
      },
      turn: (): Promise<void> => {
        turns += 1;
        return Promise.resolve();
      },
    };
    const journal = jest.spyOn(seasons, 'journal');
    const [stopped, other] = await Promise.allSettled([
      histories.of(record, pace),
      histories.of(record),
    ]);
    expect([stopped.status, turns, other.status]).toEqual(['rejected', 19, 'fulfilled']);
    expect(journal.mock.calls.slice(0, 2).map(([, after]) => after)).toEqual([0, 19]);
    journal.mockRestore();
    expect(await histories.of(record)).toEqual(await new StandingsProjection(seasons).of(record));
  });

  it('of a round has a moment for each of its weeks, before the income of the next', async () => {
    const some = JOURNALS[0]!;
    const id = await keep(opened.store.seasons, 'weeks', some);
    const record = (await opened.store.seasons.record(id))!;
    const chronicle = await new StandingsProjection(opened.store.seasons).of(record);
    const ends = some.journal.flatMap(({ event, seq }) =>
      event.type === 'WeekStarted' ? [seq - 1] : [],
    );
    const weeks = chronicle.moments('WEEK');
    expect(weeks.map(({ seq }) => seq)).toEqual([...ends, record.seq]);
    expect(weeks.map(({ week }) => week)).toEqual(weeks.map((_, week) => week));
    expect(weeks.every(({ atMs }) => instant(atMs) > 0)).toBe(true);
  });
});
