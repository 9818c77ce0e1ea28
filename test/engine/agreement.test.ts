import type { Outcome, SeasonStore } from '../../src/engine';
import type { SeasonId } from '../../src/kernel';
import type { RoundCommand } from '../../src/round';
import { openStore } from '../../src/store';
import type { Store } from '../../src/store';
import { TABLE_IDS } from '../../src/round/model/ids';
import { storeBackends } from '../support/backends';
import type { FreshStore } from '../support/backends';
import { TestClock } from '../support/test-clock';
import { turns } from '../support/async-queue';
import { fc } from '../support/property-testing';
import { replacing } from './patched-store';
import { DelayedBuses } from './delayed-buses';
import { by, join, makeRound, openNode, stateOf } from '../support/test-node';
import type { TestNode } from '../support/test-node';

const TUESDAY = '2021-08-24T00:00:00Z';
const NEVER_MS = 3_600_000;

type Submitted = Exclude<RoundCommand, { readonly type: 'CreateRound' }>;
const SIT: Submitted = { type: 'SitDown', tableId: null };
const say = (text: string): Submitted => ({ type: 'Say', channel: 'GAME_ACTIONS', text });

describe.each(storeBackends())('several engines on one $name answer as one', ({ fresh, name }) => {
  let place: FreshStore;
  let store: Store;
  let alone: TestNode;
  let opened: TestNode[];
  /** Runs before and after each query to the store, on the nodes whose store is wrapped. */
  let between: () => void | Promise<void>;

  beforeAll(async () => {
    place = await fresh();
    store = await openStore({ url: place.databaseUrl, dataDir: place.dataDir });
  });
  afterAll(async () => {
    await store.close();
    await place.drop();
  });
  beforeEach(async () => {
    opened = [];
    between = () => undefined;
    alone = await node(new DelayedBuses(), (inner) => inner);
  });
  afterEach(async () => {
    for (const { close } of opened) await close();
  });

  async function node(
    buses: DelayedBuses,
    wrap: (inner: SeasonStore) => SeasonStore = disturbed,
  ): Promise<TestNode> {
    const node = await openNode({
      ...{ store: place, over: store, changeBus: buses.open(), clock: new TestClock(TUESDAY) },
      ...{ sweepMs: NEVER_MS, wrap },
    });
    opened.push(node);
    return node;
  }

  function disturbed(inner: SeasonStore): SeasonStore {
    const amid =
      <A extends unknown[], R>(ask: (...asked: A) => Promise<R>) =>
      async (...asked: A): Promise<R> => {
        await between();
        const answer = await ask(...asked);
        await between();
        return answer;
      };
    return replacing(inner, {
      commit: amid((group) => inner.commit(group)),
      load: amid((id) => inner.load(id)),
      record: amid((id) => inner.record(id)),
      seqs: amid((ids) => inner.seqs(ids)),
      answer: amid((...asked) => inner.answer(...asked)),
      journal: amid((...asked) => inner.journal(...asked)),
    });
  }

  /** Some nodes. Each has a round with ann and bob in memory. */
  async function nodesWithRound(
    count: number,
  ): Promise<{ buses: DelayedBuses; nodes: TestNode[]; id: SeasonId }> {
    const buses = new DelayedBuses();
    const nodes: TestNode[] = [];
    while (nodes.length < count) nodes.push(await node(buses));
    const id = await makeRound(alone);
    for (const player of ['ann', 'bob']) await join(alone, id, player);
    for (const { engine } of nodes) await engine.read(id, 'NOW');
    return { buses, nodes, id };
  }

  const at = (nodes: readonly TestNode[], index: number): TestNode => {
    const found = nodes[index % nodes.length];
    if (found === undefined) throw new Error('there are no nodes');
    return found;
  };

  it.each([
    ['never', () => undefined],
    ['in the middle of the check', (buses: DelayedBuses) => buses.deliverAll()],
  ])(
    'refuse nothing that was acknowledged elsewhere, when the message comes %s',
    async (_, deliver) => {
      const { buses, nodes, id } = await nodesWithRound(2);
      const [a, b] = [at(nodes, 0), at(nodes, 1)];
      const table = await a.engine.submit(id, SIT, by('ann'));
      between = async () => {
        deliver(buses);
        await turns();
      };
      const sitDown: Submitted = { type: 'SitDown', tableId: TABLE_IDS.read(table?.subject ?? '') };
      expect(await b.engine.submit(id, sitDown, by('bob', 'sit'))).toMatchObject({ refusal: null });
    },
  );

  it('keep no refusal that was overtaken, also while another command is being committed', async () => {
    const { buses, nodes, id } = await nodesWithRound(2);
    const [a, b] = [at(nodes, 0), at(nodes, 1)];
    const asked: Promise<Outcome | null>[] = [];
    let isFirst = true;
    // While node b commits Bob's message, Ann opens a table on node a. Node b refuses Bob the
    // table, since it does not know the table yet.
    between = async () => {
      if (!isFirst) return;
      isFirst = false;
      await a.engine.submit(id, SIT, by('ann'));
      const sitDown: Submitted = { type: 'SitDown', tableId: 't1' };
      asked.push(b.engine.submit(id, sitDown, by('bob', 'sit')));
      asked.push(b.engine.submit(id, sitDown, by('bob', 'sit')));
      buses.deliverAll();
    };
    await b.engine.submit(id, say('hello'), by('bob'));
    const outcomes = await Promise.all(asked);
    expect(outcomes.map((outcome) => outcome?.refusal)).toEqual([null, null]);
  });

  it('find a season that was made while somebody else was looking for it', async () => {
    const hidden = await makeRound(alone);
    let isThere = false;
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const late = await node(new DelayedBuses(), (inner) =>
      replacing(inner, {
        load: async (season) => {
          const isEarly = !isThere;
          await answered;
          return isEarly ? null : inner.load(season);
        },
      }),
    );
    const early = late.engine.read(hidden);
    isThere = true;
    const found = late.engine.read(hidden);
    await turns();
    answer();
    expect(await found).not.toBeNull();
    expect(await early).toBeNull();
  });

  it('show what was named, what was acknowledged, and nothing that is a second old', async () => {
    const { nodes, id } = await nodesWithRound(2);
    const [a, b] = [at(nodes, 0), at(nodes, 1)];
    const said = await a.engine.submit(id, say('one'), by('ann'));
    expect((await b.engine.read(id, said?.seq ?? 0))?.record.seq).toBe(said?.seq);
    const next = await a.engine.submit(id, say('two'), by('ann'));
    expect((await b.engine.read(id, 'NOW'))?.record.seq).toBe(next?.seq);
    const last = await a.engine.submit(id, say('three'), by('ann'));
    const now = performance.now.bind(performance);
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now() + 1_000);
    try {
      expect((await b.engine.read(id))?.record.seq).toBe(last?.seq);
      expect((await b.engine.read(id, 1_000_000))?.record.seq).toBe(last?.seq);
    } finally {
      clock.mockRestore();
    }
  });

  type Act = {
    readonly what: number;
    readonly who: string;
    readonly node: number;
    readonly key: string | null;
    readonly messages: readonly number[];
  };

  const acts = fc.array(
    fc.record<Act>({
      what: fc.nat({ max: 6 }),
      who: fc.constantFrom('ann', 'bob', 'cyd', 'dan'),
      node: fc.nat({ max: 2 }),
      key: fc.option(fc.constantFrom('k1', 'k2', 'k3')),
      messages: fc.array(fc.nat({ max: 7 }), { maxLength: 6 }),
    }),
    { minLength: 4, maxLength: 24 },
  );

  function commandOf({ what, who }: Act, step: number): Submitted {
    if (what === 0) return { type: 'JoinSeason', name: who, inviteCode: null };
    if (what === 1) return { type: 'LeaveSeason' };
    if (what === 2) return say(`word ${String(step)}`);
    if (what === 3) return { type: 'StandUp' };
    return { type: 'SitDown', tableId: what === 4 ? null : (`t${what - 4}` as const) };
  }

  /** The parts of an answer that are equal on all nodes. */
  const told = (outcome: Outcome | null): unknown =>
    outcome && [outcome.refusal?.code ?? null, outcome.seq, outcome.subject];

  it('answer any sequence of commands, keys and reads as one engine does, however messages go', async () => {
    await fc.assert(
      fc.asyncProperty(acts, fc.integer({ min: 2, max: 3 }), async (sequence, count) => {
        const { buses, nodes, id } = await nodesWithRound(count);
        const twin = await makeRound(alone);
        for (const player of ['ann', 'bob']) await join(alone, twin, player);
        let known = 0;
        for (const [step, act] of sequence.entries()) {
          const messages = [...act.messages];
          between = () => {
            const next = messages.shift();
            if (next === undefined || next > 5) return;
            if (next === 5) buses.lose();
            else buses.deliver(next % Math.max(1, buses.waiting), next % 2 === 0);
          };
          const { engine } = at(nodes, act.node);
          const command = commandOf(act, step);
          const outcome = await engine.submit(id, command, by(act.who, act.key));
          const expected = await alone.engine.submit(twin, command, by(act.who, act.key));
          expect(told(outcome)).toEqual(told(expected));
          known = Math.max(known, outcome?.seq ?? 0);
          const reader = at(nodes, act.node + act.messages.length).engine;
          const named = await reader.read(id, known);
          expect(named?.record.seq).toBeGreaterThanOrEqual(known);
          const [now, then] = [await reader.read(id, 'NOW'), await alone.engine.read(twin)];
          expect(now?.record.seq).toBe(then?.record.seq);
          expect(stateOf(now).all('sittings').length).toBe(stateOf(then).all('sittings').length);
        }
      }),
      { numRuns: name === 'SQLite' ? 40 : 12 },
    );
  });

  it('refuse nothing that was acknowledged before, when many ask at once, however messages go', async () => {
    const schedule = fc.infiniteStream(fc.nat({ max: 6 }));
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 2, max: 3 }),
        fc.array(fc.tuple(fc.nat({ max: 2 }), fc.nat({ max: 2 })), {
          minLength: 2,
          maxLength: 5,
        }),
        schedule,
        async (count, rounds, messages) => {
          const { buses, nodes, id } = await nodesWithRound(count);
          between = async () => {
            const next = messages.next().value as number;
            if (next < 3) buses.deliver(next, next === 0);
            if (next === 3) buses.lose();
            if (next === 4) await new Promise((resolve) => setImmediate(resolve));
          };
          for (const [round, [here, there]] of rounds.entries()) {
            const guest = `guest${String(round)}`;
            const [a, b] = [at(nodes, here).engine, at(nodes, there).engine];
            const [table, joined] = await Promise.all([
              a.submit(id, SIT, by('ann')),
              a.submit(id, { type: 'JoinSeason', name: guest, inviteCode: null }, by(guest, 'j')),
            ]);
            const sit: Submitted = {
              type: 'SitDown',
              tableId: TABLE_IDS.read(table?.subject ?? ''),
            };
            const outcomes = await Promise.all([
              b.submit(id, sit, by('bob', `sit ${String(round)}`)),
              a.submit(id, sit, by('bob', `sit ${String(round)}`)),
              b.submit(id, say(guest), by(guest)),
              a.submit(id, say(guest), by(guest)),
            ]);
            expect([table, joined, ...outcomes].map((outcome) => outcome?.refusal)).toEqual(
              [table, joined, ...outcomes].map(() => null),
            );
            expect(outcomes[0]).toEqual(outcomes[1]);
            const last = Math.max(...outcomes.map((outcome) => outcome?.seq ?? 0));
            const reading = await b.read(id, last);
            expect(stateOf(reading).row('gamingTables', table?.subject ?? '')).not.toBeNull();
            const again = { type: 'JoinSeason', name: guest, inviteCode: null } as const;
            expect(await b.submit(id, again, by(guest, 'j'))).toEqual(joined);
            const up = await Promise.all([
              b.submit(id, { type: 'StandUp' }, by('ann')),
              a.submit(id, { type: 'StandUp' }, by('bob')),
            ]);
            expect(up.map((outcome) => outcome?.refusal)).toEqual([null, null]);
          }
          const seqs = (await store.seasons.journal(id, 0, 1000)).map(({ seq }) => seq);
          expect(seqs).toEqual(seqs.map((_, index) => index + 1));
        },
      ),
      { numRuns: name === 'SQLite' ? 25 : 10 },
    );
  });
});
