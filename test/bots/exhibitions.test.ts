import { Exhibitions } from '../../src/bots';
import type { SeasonId } from '../../src/kernel';

const ID = 's1' as SeasonId;

/**
 * Exhibitions whose store answers when the test lets it. The first `failures` starts fail while
 * `watchers` people watch.
 */
function opening({ failures = 0, watchers = 1 } = {}) {
  let entries = 0;
  let events = 0;
  const errors: unknown[] = [];
  let lose: () => void = () => undefined;
  let seat: (id: SeasonId) => void = () => undefined;
  let listener: (id: SeasonId) => void = () => undefined;
  let answer: () => void = () => undefined;
  const played: SeasonId[] = [];
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const exhibitions = new Exhibitions({
    engine: {
      list: async ({ kind }: { readonly kind: string }) => {
        await answered;
        return kind === 'DYNASTY' ? [{ id: ID }] : [];
      },
      read: () => Promise.resolve({ record: { seq: (events += 1), status: 'RUNNING' } }),
    } as never,
    accounts: {
      findHouse: () => Promise.resolve('house'),
      enterAsBots: () => {
        entries += 1;
        return entries > failures ? Promise.resolve([]) : Promise.reject(new Error('away'));
      },
    } as never,
    feed: { tokenRevoked: () => undefined },
    presence: {
      count: () => watchers,
      onEnter: (heard) => {
        listener = heard;
        return () => undefined;
      },
    },
    bounds: {
      exhibitionQuietMs: 60_000,
      exhibitionIdleMs: 60_000,
      exhibitionThinkMs: 1,
      exhibitionEvents: 5_000,
    },
    troupe: {
      onSeated: (heard: (id: SeasonId) => void) => (seat = heard),
      onOver: () => undefined,
      onLost: (heard: () => void) => (lose = heard),
      leave: () => undefined,
      play: (id: SeasonId) => played.push(id),
    } as never,
    remove: () => Promise.resolve(),
    onError: (error) => errors.push(error),
  });
  const entered = (): number => entries;
  return {
    ...{ exhibitions, played, errors, entered, answer },
    enter: () => listener(ID),
    lose: () => lose(),
    seat: () => seat(ID),
  };
}

it('an exhibition goes on for a watcher who came before the store had answered', async () => {
  const { exhibitions, played, enter, answer } = opening();
  const opened = exhibitions.open();
  enter();
  answer();
  await opened;
  await new Promise(setImmediate);
  expect(played).toEqual([ID]);
  exhibitions.close();
});

it('an exhibition rests until somebody watches', async () => {
  const { exhibitions, played, enter, answer } = opening();
  answer();
  await exhibitions.open();
  await new Promise(setImmediate);
  expect(played).toEqual([]);
  enter();
  await new Promise(setImmediate);
  expect(played).toEqual([ID]);
  exhibitions.close();
});

describe('an exhibition whose start fails', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['performance'] }));
  afterEach(() => jest.useRealTimers());

  it('starts again by itself, later each time, while somebody watches', async () => {
    const { exhibitions, played, errors, entered, enter, answer } = opening({ failures: 3 });
    answer();
    await exhibitions.open();
    enter();
    await jest.advanceTimersByTimeAsync(0);
    const attempts = [entered()];
    for (const ms of [200, 200, 200, 799, 1]) {
      await jest.advanceTimersByTimeAsync(ms);
      attempts.push(entered());
    }
    expect(attempts).toEqual([1, 2, 2, 3, 3, 4]);
    expect(errors).toHaveLength(3);
    expect(played).toEqual([ID]);
    exhibitions.close();
  });

  it('starts later each time if the bots are lost soon after they have taken their places', async () => {
    const { exhibitions, entered, enter, lose, seat, answer } = opening();
    answer();
    await exhibitions.open();
    enter();
    await jest.advanceTimersByTimeAsync(0);
    const attempts: number[] = [];
    for (const ms of [200, 400, 800]) {
      seat();
      lose();
      await jest.advanceTimersByTimeAsync(ms - 1);
      attempts.push(entered());
      await jest.advanceTimersByTimeAsync(1);
      attempts.push(entered());
    }
    expect(attempts).toEqual([1, 2, 2, 3, 3, 4]);
    seat();
    await jest.advanceTimersByTimeAsync(120_000);
    lose();
    await jest.advanceTimersByTimeAsync(200);
    expect(entered()).toBe(5);
    exhibitions.close();
  });

  it('waits for the next watcher once nobody watches', async () => {
    const { exhibitions, played, entered, enter, answer } = opening({ failures: 1, watchers: 0 });
    answer();
    await exhibitions.open();
    enter();
    await jest.advanceTimersByTimeAsync(1_000);
    expect([entered(), played]).toEqual([1, []]);
    enter();
    await jest.advanceTimersByTimeAsync(0);
    expect([entered(), played]).toEqual([2, [ID]]);
    exhibitions.close();
  });

  it('starts again after the bots are lost', async () => {
    const { exhibitions, played, enter, lose, answer } = opening();
    answer();
    await exhibitions.open();
    enter();
    await jest.advanceTimersByTimeAsync(0);
    lose();
    await jest.advanceTimersByTimeAsync(200);
    expect(played).toEqual([ID, ID]);
    exhibitions.close();
  });
});
