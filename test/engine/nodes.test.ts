import { Deadlines } from '../../src/engine';
import type { JournalRow } from '../../src/engine';
import type { SeasonId } from '../../src/kernel';
import { activePlayers, roundOf } from '../../src/round';
import { feedBackends, storeBackends } from '../support/backends';
import type { FreshFeed, FreshStore } from '../support/backends';
import { TestClock } from '../support/test-clock';
import { replacing } from './patched-store';
import { by, join, makeRound, openNode, stateOf } from '../support/test-node';
import type { TestNode } from '../support/test-node';

const SUNDAY = '2021-08-22T00:00:00Z';
const MONDAY = '2021-08-23T00:00:00Z';
const LATER = '2021-09-05T00:00:00Z';

const [postgres] = storeBackends().filter(({ name }) => name === 'PostgreSQL');
const [redis] = feedBackends().filter(({ name }) => name === 'Redis');
const isHere = postgres !== undefined && redis !== undefined;

/** Reads `count` events from a feed, and closes it. */
async function take(
  node: TestNode,
  id: SeasonId,
  after: number | null,
  count: number,
): Promise<JournalRow[]> {
  const stop = new AbortController();
  const rows: JournalRow[] = [];
  for await (const row of node.feed.journal(id, after, stop.signal)) {
    rows.push(row);
    if (rows.length === count) break;
  }
  stop.abort();
  return rows;
}

async function journalOf({ store }: TestNode, id: SeasonId): Promise<JournalRow[]> {
  const rows: JournalRow[] = [];
  for (;;) {
    const page = await store.seasons.journal(id, rows.length, 1000);
    if (page.length === 0) return rows;
    rows.push(...page);
  }
}

const describeNodes = isHere ? describe : describe.skip;

describeNodes('two nodes on one PostgreSQL and one Redis', () => {
  let place: FreshStore;
  let buses: FreshFeed;
  let clock: TestClock;
  let one: TestNode;
  let two: TestNode;

  beforeEach(async () => {
    if (postgres === undefined || redis === undefined) throw new Error('servers are missing');
    place = await postgres.fresh();
    buses = redis.fresh();
    clock = new TestClock(SUNDAY);
    [one, two] = await Promise.all([
      openNode({ store: place, feed: buses, clock }),
      openNode({ store: place, feed: buses, clock }),
    ]);
  });

  afterEach(async () => {
    await Promise.all([one.close(), two.close()]);
    await place.drop();
  });

  it('shows on the feed of one what was committed at the other [3]', async () => {
    const id = await makeRound(one);
    for (const name of ['ada', 'bob']) await join(one, id, name);
    clock.set(MONDAY);
    const last = (await two.engine.read(id))?.record.seq ?? 0;
    const heard = take(two, id, last, 1);
    const command = { type: 'CommitSecretAction', kind: 'BIDS', sha256: 'b'.repeat(64) } as const;
    await one.engine.submit(id, command, by('ada'));
    expect((await heard).map(({ type, seq }) => ({ type, seq }))).toEqual([
      { type: 'SecretActionCommitted', seq: last + 1 },
    ]);
    const there = await two.engine.read(id);
    expect(stateOf(there).count('secretActions')).toBe(1);
  });

  it('loses no command and doubles none when both are commanded at once [2]', async () => {
    const id = await makeRound(one);
    const names = Array.from({ length: 24 }, (_, at) => `bot${String(at)}`);
    await Promise.all(names.map((name, at) => join(at % 2 === 0 ? one : two, id, name)));
    const reading = await openAndRead(id);
    expect(
      activePlayers(stateOf(reading))
        .map(({ name }) => name)
        .sort(),
    ).toEqual([...names].sort());
    const seqs = (await one.store.seasons.journal(id, 0, 1000)).map(({ seq }) => seq);
    expect(seqs).toEqual(seqs.map((_, at) => at + 1));
  });

  it('lets a node in, however busy the other one is', async () => {
    const id = await makeRound(one);
    const busy = ['ada', 'bob', 'cyd', 'dan'];
    const quiet = ['eve', 'fay'];
    for (const name of [...busy, ...quiet]) await join(one, id, name);
    let isOver = false;
    const say = async (node: TestNode, name: string, text: string): Promise<string> => {
      const command = { type: 'Say', channel: 'GAME_ACTIONS', text } as const;
      const outcome = await node.engine.submit(id, command, by(name));
      expect(outcome).toMatchObject({ refusal: null });
      return text;
    };
    const talk = busy.map(async (name) => {
      const said: string[] = [];
      while (!isOver) said.push(await say(one, name, `${name} ${String(said.length)}`));
      return said;
    });
    const words = quiet.map(async (name) => {
      const said: string[] = [];
      while (said.length < 8) said.push(await say(two, name, `${name} ${String(said.length)}`));
      return said;
    });
    const heard = await Promise.all(words).finally(() => (isOver = true));
    const told = [...heard, ...(await Promise.all(talk))].flat();
    const rows = await journalOf(one, id);
    const written = rows.filter(({ type }) => type === 'Said').map(({ payload }) => payload);
    expect(written.map((event) => (event as { message: string }).message).sort()).toEqual(
      told.sort(),
    );
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, at) => at + 1));
  });

  it('gives every feed of both nodes each event once, in order [3]', async () => {
    const id = await makeRound(one);
    const start = (await one.engine.read(id))?.record.seq ?? 0;
    const count = 12;
    const heard = [take(one, id, 0, start + count), take(two, id, 0, start + count)];
    for (let at = 0; at < count; at += 1) {
      await join(at % 2 === 0 ? one : two, id, `bot${String(at)}`);
    }
    for (const rows of await Promise.all(heard)) {
      expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, at) => at + 1));
    }
  });

  it('answers a key at one node as the other has answered it [2]', async () => {
    const id = await makeRound(one);
    const command = { type: 'JoinSeason', name: 'ada', inviteCode: null } as const;
    const outcomes = await Promise.all([
      one.engine.submit(id, command, by('ada', 'k')),
      two.engine.submit(id, command, by('ada', 'k')),
      one.engine.submit(id, command, by('ada', 'k')),
    ]);
    expect(outcomes[1]).toEqual(outcomes[0]);
    expect(outcomes[2]).toEqual(outcomes[0]);
    expect((await openAndRead(id)).record.playerCount).toBe(1);
  });

  it('settles a week once, though both look after the deadlines [11]', async () => {
    const id = await makeRound(one);
    await join(one, id, 'ada');
    clock.set(LATER);
    const troubles: unknown[] = [];
    const loops = [one, two].map(
      ({ store, engine }) =>
        new Deadlines({
          store: store.seasons,
          engine,
          clock,
          onError: (error) => troubles.push(error),
        }),
    );
    for (const loop of loops) loop.start();
    // The setup has 15 events, Monday 2, Thursday 1 and Sunday 3; the second week has the same
    // again.
    const rows = await take(two, id, 0, 27);
    await Promise.all(loops.map((loop) => loop.stop()));
    expect(troubles).toEqual([]);
    const all = await one.store.seasons.journal(id, 0, 1000);
    expect(rows).toEqual(all);
    const starts = all.filter(({ type }) => type === 'WeekStarted');
    expect(starts).toHaveLength(3);
    expect(roundOf(stateOf(await openAndRead(id))).week).toBe(3);
  });

  it('reveals at one node what was entrusted to the other [D6]', async () => {
    const id = await makeRound(one);
    await join(one, id, 'ada');
    await two.engine.read(id);
    clock.set(MONDAY);
    const sealed = await one.engine.submit(
      id,
      { type: 'SealBids', bids: [{ lot: 1, amount: 5 }], salt: 'salt' },
      by('ada'),
    );
    await take(two, id, 0, sealed?.seq ?? 0);
    clock.set('2021-08-26T00:00:00Z');
    const reading = await two.engine.read(id);
    expect(stateOf(reading).row('secretActions', sealed?.subject ?? '')).toMatchObject({
      status: 'REVEALED',
    });
  });

  it('keeps to each secret action its own text when both nodes take one at once [D6]', async () => {
    const id = await makeRound(one);
    const names = ['ada', 'bob', 'cyd', 'dan'];
    for (const name of names) await join(one, id, name);
    await two.engine.read(id);
    clock.set(MONDAY);
    const sealed = await Promise.all(
      names.map((name, at) =>
        (at % 2 === 0 ? one : two).engine.submit(
          id,
          { type: 'SealBids', bids: [{ lot: 1, amount: at + 1 }], salt: `salt of ${name}` },
          by(name),
        ),
      ),
    );
    const last = Math.max(...sealed.map((outcome) => outcome?.seq ?? 0));
    for (const node of [one, two]) {
      await node.engine.read(id, last);
      for (const [at, name] of names.entries()) {
        const entrusted = await node.engine.entrusted(id, sealed[at]?.subject ?? '');
        expect(entrusted?.text).toContain(`salt of ${name}`);
      }
    }
  });

  it('knows an entrusted text though the event came while it was catching up [D6]', async () => {
    const id = await makeRound(one);
    await join(one, id, 'ada');
    clock.set(MONDAY);
    let sealing: Promise<unknown> | null = null;
    const three = await openNode({
      store: place,
      clock,
      wrap: (store) =>
        replacing(store, {
          journal: async (season, after, limit) => {
            sealing ??= one.engine.submit(
              id,
              { type: 'SealBids', bids: [{ lot: 1, amount: 5 }], salt: 'salt' },
              by('ada'),
            );
            await sealing;
            return store.journal(season, after, limit);
          },
        }),
      sweepMs: 20,
    });
    const before = (await three.engine.read(id))?.record.seq ?? 0;
    await join(one, id, 'bob');
    await take(three, id, before, 2);
    clock.set('2021-08-26T00:00:00Z');
    const reading = await three.engine.read(id);
    expect(
      stateOf(reading)
        .by('secretActions', 'week', '1')
        .map(({ status }) => status),
    ).toEqual(['REVEALED']);
    await three.close();
  });

  it('refuses nothing on a state that another node has left behind [2]', async () => {
    const id = await makeRound(one);
    const deaf = await openNode({ store: place, clock, sweepMs: 3_600_000 });
    await deaf.engine.read(id);
    await join(one, id, 'ada');
    const left = await deaf.engine.submit(id, { type: 'LeaveSeason' }, by('ada', 'leave'));
    expect(left?.refusal).toBeNull();
    await deaf.close();
  });

  it('tells no event that its own state has not yet [3]', async () => {
    const id = await makeRound(one);
    const deaf = await openNode({ store: place, clock, sweepMs: 3_600_000 });
    const seen = (await deaf.engine.read(id))?.record.seq ?? 0;
    await join(one, id, 'ada');
    const rows = await deaf.engine.journal(id, 0, 100);
    const reading = await deaf.engine.read(id);
    expect(rows.at(-1)?.seq).toBe(seen);
    expect(reading?.record.seq).toBeGreaterThanOrEqual(seen);
    await deaf.close();
  });

  async function openAndRead(
    id: SeasonId,
  ): Promise<NonNullable<Awaited<ReturnType<typeof two.engine.read>>>> {
    const fresh = await openNode({ store: place, feed: buses, clock });
    try {
      const reading = await fresh.engine.read(id);
      if (reading === null) throw new Error('the season is gone');
      return reading;
    } finally {
      await fresh.close();
    }
  }
});
