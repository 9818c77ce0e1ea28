import { endOfTurn, UnavailableFault } from '../../src/engine';
import type { GroupCommit, JournalRow, SeasonRecord, SeasonSnapshot } from '../../src/engine';
import { canonicalJson, instant } from '../../src/kernel';
import type { SeasonId } from '../../src/kernel';
import { storeBackends } from '../support/backends';
import type { FreshStore } from '../support/backends';
import { TestClock } from '../support/test-clock';
import { by, join, makeRound, openNode, stateOf } from '../support/test-node';
import type { NodeParts, TestNode } from '../support/test-node';
import { replacing } from './patched-store';
import { StepByStep } from './step-by-step';

const SUNDAY = '2021-08-29T00:00:00Z';
const MONDAY = '2021-08-30T00:00:00Z';
const TUESDAY = '2021-08-31T00:00:00Z';
const NEXT_MONDAY = '2021-09-06T00:00:00Z';
const NEXT_YEAR = '2022-08-28T00:00:00Z';
const NAMES = ['ada', 'bob', 'cy'];

describe.each(storeBackends())('the work of the clock on $name', ({ fresh }) => {
  let place: FreshStore;
  let clock: TestClock;
  let node: TestNode;
  let pace: StepByStep;
  const nodes: TestNode[] = [];

  beforeEach(async () => {
    place = await fresh();
    clock = new TestClock(SUNDAY);
    node = await openNode({ store: place, clock });
  });

  afterEach(async () => {
    pace.release();
    for (const each of nodes.splice(0)) await each.close();
    await node.close();
    await place.drop();
  });

  /** Another server on the same store, whose clock works step by step. */
  async function another(parts: Partial<NodeParts> = {}): Promise<TestNode> {
    pace = new StepByStep();
    const opened = await openNode({ store: place, over: node.store, clock, pace, ...parts });
    nodes.push(opened);
    return opened;
  }

  /** A round whose first week is played, and is to be settled on Sunday. */
  async function playedRound(): Promise<SeasonId> {
    clock.set(SUNDAY);
    const id = await makeRound(node);
    for (const name of NAMES) await join(node, id, name);
    clock.set(MONDAY);
    await node.engine.read(id);
    clock.set(TUESDAY);
    for (const [at, name] of NAMES.entries()) {
      const bids = [{ lot: at + 1, amount: 5 }];
      const outcome = await node.engine.submit(
        id,
        { type: 'SealBids', bids, salt: name },
        by(name),
      );
      expect(outcome?.refusal).toBeNull();
    }
    return id;
  }

  const storedEvents = (id: SeasonId): Promise<readonly JournalRow[]> =>
    node.store.seasons.journal(id, 0, 10_000);

  it('is done in portions, and other seasons are served between them', async () => {
    const busy = await playedRound();
    const calm = await makeRound(node, { startsAtMs: instant(Date.parse(NEXT_YEAR)) });
    const server = await another();
    clock.set(NEXT_MONDAY);
    const settled = server.engine.read(busy);
    let portions = 0;
    await pace.stop();
    while (pace.isStopped) {
      portions += 1;
      if (portions % 20 === 0) {
        await join(server, calm, `guest ${portions}`);
        const reading = await server.engine.read(calm);
        expect(stateOf(reading).count('players')).toBe(portions / 20);
      }
      await pace.step();
    }
    expect(portions).toBeGreaterThan(40);
    expect(stateOf(await settled).by('lots', 'status', 'SOLD')).toHaveLength(3);
  });

  it('shows its season as it was before, until all of it is on disk [1]', async () => {
    const id = await playedRound();
    const server = await another();
    const before = await server.engine.read(id);
    const events = await storedEvents(id);
    const rows = linesOf(before);
    clock.set(NEXT_MONDAY);
    const settled = server.engine.read(id);
    await pace.stop();
    while (pace.isStopped) {
      expect(linesOf(before)).toEqual(rows);
      expect(await server.engine.journal(id, events.length, 1)).toEqual([]);
      await pace.step();
    }
    expect(linesOf(await settled)).not.toEqual(rows);
    expect((await storedEvents(id)).slice(0, events.length)).toEqual(events);
  });

  it('lets readers and commands of its season wait, and decides them on its outcome', async () => {
    const id = await playedRound();
    const server = await another();
    clock.set(NEXT_MONDAY);
    const answers: string[] = [];
    const noted = async <T>(name: string, asked: Promise<T>): Promise<T> => {
      const answer = await asked;
      answers.push(name);
      return answer;
    };
    const settled = noted('settled', server.engine.read(id));
    await pace.stop();
    const read = noted('read', server.engine.read(id));
    const joined = noted('joined', join(server, id, 'dee'));
    while (pace.isStopped) {
      expect(answers).toEqual([]);
      await pace.step();
    }
    const [first, second, { seq }] = await Promise.all([settled, read, joined]);
    expect(answers).toHaveLength(3);
    expect([first, second].map((each) => each?.record.phase)).toEqual(['AUCTION', 'AUCTION']);
    const journal = await storedEvents(id);
    const lastOf = (sought: string): number =>
      journal.findLast(({ type }) => type === sought)?.seq ?? 0;
    expect(lastOf('PlayerJoined')).toBeGreaterThan(lastOf('PhaseStarted'));
    expect(journal.at(-1)?.seq).toBe(seq);
  });

  it('leaves nothing when the server ends in the middle, and comes to the same later', async () => {
    const id = await playedRound();
    const before = await storedEvents(id);
    clock.set(NEXT_MONDAY);
    const undisturbed: JournalRow[] = [];
    const cutOff = await another({
      wrap: (store) =>
        replacing(store, {
          commit: ({ seasons }: GroupCommit) => {
            undisturbed.push(...seasons.flatMap(({ events }) => events));
            return Promise.reject(new Error('a power cut'));
          },
        }),
    });
    pace.release();
    await expect(cutOff.engine.read(id)).rejects.toThrow(UnavailableFault);
    const abandoned = await another();
    const late = abandoned.engine.read(id);
    await pace.stop();
    for (let step = 0; step < 30; step += 1) await pace.step();
    expect(pace.isStopped).toBe(true);
    expect(await storedEvents(id)).toEqual(before);
    const held = pace;
    const next = await another();
    pace.release();
    await next.engine.read(id);
    const after = (await storedEvents(id)).slice(before.length);
    expect(after.map(({ type }) => type)).toEqual(undisturbed.map(({ type }) => type));
    // The seed of the next week is drawn when that week starts, so it is another one each time.
    const settlement = after.slice(
      0,
      after.findIndex(({ type }) => type === 'WeekStarted'),
    );
    expect(settlement.length).toBeGreaterThan(3);
    expect(settlement).toEqual(undisturbed.slice(0, settlement.length));
    held.release();
    expect((await late)?.record.seq).toBe(before.length + after.length);
  });

  it('gives way to another server that settles first', async () => {
    const id = await playedRound();
    clock.set(NEXT_MONDAY);
    const slow = await another();
    const read = slow.engine.read(id);
    await pace.stop();
    const held = pace;
    const fast = await another();
    pace.release();
    const reading = await fast.engine.read(id);
    const journal = await storedEvents(id);
    held.release();
    expect(linesOf(await read)).toEqual(linesOf(reading));
    expect(await storedEvents(id)).toEqual(journal);
  });

  it('keeps its season in memory', async () => {
    const id = await playedRound();
    const server = await another();
    clock.set(NEXT_MONDAY);
    const read = server.engine.read(id);
    await pace.stop();
    await server.engine.evictIdle(0);
    expect(server.engine.counts()).toMatchObject({ loaded: 1, released: 0 });
    pace.release();
    expect((await read)?.record.phase).toBe('AUCTION');
  });

  it('is left to the next start by a server that stops, after its portion', async () => {
    const id = await playedRound();
    const before = await storedEvents(id);
    const server = await another();
    clock.set(NEXT_MONDAY);
    const left = expect(server.engine.read(id)).rejects.toThrow(UnavailableFault);
    await pace.stop();
    const closed = server.engine.close();
    await pace.step();
    await Promise.all([closed, left]);
    expect(pace.isStopped).toBe(false);
    expect(await storedEvents(id)).toEqual(before);
    await expect(server.engine.read(id)).rejects.toThrow(UnavailableFault);
    const next = await another();
    pace.release();
    const reading = await next.engine.read(id);
    expect(reading?.record.phase).toBe('AUCTION');
    expect((await storedEvents(id)).length).toBe(reading?.record.seq);
  });

  it('stores no half of it with a refusal that was decided just before', async () => {
    const busy = await playedRound();
    const other = await makeRound(node, { startsAtMs: instant(Date.parse(NEXT_YEAR)) });
    let goOn = (): void => undefined;
    const mayGoOn = new Promise<void>((resolve) => (goOn = resolve));
    let begin = (): void => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    let look = (): void => undefined;
    const looked = new Promise<void>((resolve) => (look = resolve));
    const records: SeasonRecord[] = [];
    const server = await another({
      wrap: (store) =>
        replacing(store, {
          commitsAtOnce: 1,
          answer: async (...asked) => {
            const kept = await store.answer(...asked);
            look();
            return kept;
          },
          commit: async (group: GroupCommit) => {
            begin();
            await mayGoOn;
            records.push(...group.seasons.map(({ record }) => record));
            return store.commit(group);
          },
        }),
    });
    const before = await server.engine.read(busy);
    // A commit of another season is under way, so the refusal waits for the next.
    const first = join(server, other, 'eve');
    await begun;
    const again = { type: 'JoinSeason', name: 'ada', inviteCode: null } as const;
    const refused = server.engine.submit(busy, again, by('ada', 'a key'));
    await looked;
    await endOfTurn();
    clock.set(NEXT_MONDAY);
    const settled = server.engine.read(busy);
    await pace.stop();
    for (let step = 0; step < 30; step += 1) await pace.step();
    goOn();
    await first;
    expect((await refused)?.refusal?.code).toBe('ALREADY_A_PLAYER');
    expect(records.find(({ id }) => id === busy)).toEqual(before?.record);
    pace.release();
    await settled;
  });
});

/** All rows of a round. */
function linesOf(reading: SeasonSnapshot | null): readonly string[] {
  const state = stateOf(reading);
  const lines = state
    .names()
    .flatMap((table) => state.all(table).map((row) => `${table} ${canonicalJson(row)}`));
  return lines.sort();
}
