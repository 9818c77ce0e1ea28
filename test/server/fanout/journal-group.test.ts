import type { JournalRow } from '../../../src/engine';
import { JournalGroup } from '../../../src/server/fanout/journal-group';
import { Subscriber } from '../../../src/server/fanout/subscriber';
import type { FrameSink } from '../../../src/server/fanout/frame-sink';
import { turns } from '../../support/async-queue';
import { fc, runs } from '../../support/property-testing';

const RUNS = runs(60);
const PAGE = 3;
/** The number of turns without a result after which no further result is expected. */
const QUIET = 10;

/** A journal that grows, and wakes its readers. */
class Journal {
  length = 0;
  private waiting: (() => void)[] = [];

  append(count: number): void {
    this.length += count;
    const waiting = this.waiting;
    this.waiting = [];
    for (const wake of waiting) wake();
  }

  page(after: number): JournalRow[] {
    const count = Math.max(0, Math.min(PAGE, this.length - after));
    return Array.from({ length: count }, (_, at) => ({ seq: after + 1 + at }) as JournalRow);
  }

  async *follow(after: number, signal: AbortSignal): AsyncIterableIterator<JournalRow[]> {
    for (let cursor = after; !signal.aborted;) {
      const page = this.page(cursor);
      cursor += page.length;
      if (page.length > 0) yield page;
      else await this.more(signal);
    }
  }

  private more(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      signal.addEventListener('abort', () => resolve());
    });
  }
}

/** Takes `room` results, then waits until they are read. */
class Reader implements FrameSink {
  readonly heard: number[] = [];
  private unread = 0;
  private goOn: (() => void)[] = [];

  constructor(private readonly room: number) {}

  send(result: Buffer): void {
    this.heard.push(Number(result));
    this.unread += 1;
  }
  readonly begin = (): void => undefined;
  readonly flush = (): void => undefined;
  isFull(): boolean {
    return this.unread >= this.room;
  }
  onceDrained(goOn: () => void): void {
    this.goOn.push(goOn);
  }
  read(): void {
    this.unread = 0;
    const waiting = this.goOn;
    this.goOn = [];
    for (const goOn of waiting) goOn();
  }
}

type Step =
  | { readonly do: 'append'; readonly count: number }
  | { readonly do: 'enter'; readonly after: number; readonly room: number }
  | { readonly do: 'leave' | 'read'; readonly who: number };

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('append' as const), count: fc.integer({ min: 1, max: 90 }) }),
    fc.record({
      do: fc.constant('enter' as const),
      after: fc.nat({ max: 150 }),
      room: fc.integer({ min: 1, max: 40 }),
    }),
    fc.record({ do: fc.constantFrom('leave' as const, 'read' as const), who: fc.nat({ max: 9 }) }),
  ),
  { minLength: 1, maxLength: 30 },
);

const UNTOLD = { sent: () => undefined, ended: () => undefined };

it('gives each event once and in order, whoever comes, goes or reads slowly [invariant 3]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), steps, async (scheduler, all) => {
      const journal = new Journal();
      const group = new JournalGroup({
        from: 0,
        pages: (after, signal) => journal.follow(after, signal),
        stored: async (after) => {
          const page = journal.page(after);
          return scheduler.schedule(Promise.resolve(page));
        },
        render: async ({ seq }) => scheduler.schedule(Promise.resolve(Buffer.from(String(seq)))),
        failure: () => Buffer.from('-1'),
        whenEmpty: () => undefined,
      });
      const stays = new Subscriber(() => group, new Reader(1_000_000), 0, UNTOLD);
      void stays.next();
      const members: { member: Subscriber; reader: Reader; after: number }[] = [];
      for (const step of all) {
        if (step.do === 'append') journal.append(step.count);
        if (step.do === 'enter') {
          const reader = new Reader(step.room);
          const member = new Subscriber(() => group, reader, step.after, UNTOLD);
          void member.next();
          members.push({ member, reader, after: step.after });
        }
        if (step.do === 'read') members[step.who % Math.max(1, members.length)]?.reader.read();
        if (step.do === 'leave') members[step.who % Math.max(1, members.length)]?.member.end();
        if (scheduler.count() > 0) await scheduler.waitNext(1);
      }
      const heard = () => members.reduce((sum, { reader }) => sum + reader.heard.length, 0);
      for (let quiet = 0, before = -1; quiet < QUIET; quiet += 1) {
        await scheduler.waitIdle();
        for (const { reader } of members) reader.read();
        await new Promise((resolve) => setImmediate(resolve));
        if (heard() > before) quiet = 0;
        before = heard();
      }
      for (const { member, reader, after } of members) {
        const last = member.isOver() ? (reader.heard.at(-1) ?? after) : journal.length;
        const expected = Array.from(
          { length: Math.max(0, last - after) },
          (_, at) => after + 1 + at,
        );
        expect(reader.heard).toEqual(expected);
      }
      stays.end();
    }),
    { numRuns: RUNS },
  );
});

it('renders the past once for all who catch up together, and soon keeps nothing of it', async () => {
  jest.useFakeTimers({
    advanceTimers: false,
    doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'],
  });
  const journal = new Journal();
  journal.append(60);
  let rendered = 0;
  const group = new JournalGroup({
    from: 60,
    pages: (after, signal) => journal.follow(after, signal),
    stored: (after) => Promise.resolve(journal.page(after)),
    render: ({ seq }) => {
      rendered += 1;
      return Promise.resolve(Buffer.from(String(seq)));
    },
    failure: () => Buffer.from('-1'),
    whenEmpty: () => undefined,
  });
  const twenty = async (): Promise<void> => {
    const readers = Array.from({ length: 20 }, () => new Reader(1_000));
    const members = readers.map((reader) => new Subscriber(() => group, reader, 0, UNTOLD));
    for (const member of members) void member.next();
    await turns();
    for (const { heard } of readers) expect(heard).toHaveLength(60);
    for (const member of members.slice(1)) member.end();
  };
  try {
    await twenty();
    await twenty();
    expect(rendered).toBe(60);
    jest.advanceTimersByTime(1_000);
    await twenty();
    expect(rendered).toBe(120);
  } finally {
    jest.useRealTimers();
  }
});
