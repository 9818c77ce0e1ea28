import { Deadlines } from '../../src/engine';
import type { JournalRow } from '../../src/engine';
import { emptyDynasty, evolveDynasty } from '../../src/dynasty';
import type { DynastyEvent, DynastyState, GameRow } from '../../src/dynasty';
import { seasonId, sha256OfText } from '../../src/kernel';
import type { SeasonId } from '../../src/kernel';
import type { Outage } from '../../src/season';
import { DEFAULT_DYNASTY_EDITION, findDynastyEdition } from '../../src/rulesets';
import { openStore } from '../../src/store';
import { storeBackends } from '../support/backends';
import type { FreshStore } from '../support/backends';
import { TestClock } from '../support/test-clock';
import { by, join, makeRound, openNode, stateOf as roundIn } from '../support/test-node';
import type { TestNode } from '../support/test-node';

const HOUR_MS = 3_600_000;

async function dealt({ engine }: TestNode): Promise<SeasonId> {
  const made = await engine.create(
    {
      type: 'CreateDynasty',
      name: 'A dynasty',
      visibility: 'PUBLIC',
      inviteHash: null,
      document: findDynastyEdition(DEFAULT_DYNASTY_EDITION)!,
      dealerAccountId: null,
      rulesStartMs: null,
      rehearsal: false,
      startsAtMs: null,
    },
    by('host'),
  );
  const id = seasonId(made.seasonId!);
  for (const name of ['ada', 'bob']) {
    await engine.submit(id, { type: 'JoinSeason', name, inviteCode: null }, by(name));
    await engine.submit(id, { type: 'SetReadiness', ready: true, clientSeed: null }, by(name));
  }
  return id;
}

async function stateOf(node: TestNode, id: SeasonId): Promise<DynastyState> {
  const reading = await node.engine.read(id);
  if (reading?.kind !== 'DYNASTY') throw new Error('the test reads a dynasty');
  return reading.state;
}

const gameOf = async (node: TestNode, id: SeasonId): Promise<GameRow> =>
  (await stateOf(node, id)).need('games', 'g1');

const journalOf = (node: TestNode, id: SeasonId): Promise<readonly JournalRow[]> =>
  node.store.seasons.journal(id, 0, 10_000);

const creditsOf = async (node: TestNode, id: SeasonId): Promise<JournalRow[]> =>
  (await journalOf(node, id)).filter(({ type }) => type === 'OutageCredited');

describe.each(storeBackends())('an outage on $name [L8]', ({ fresh }) => {
  let place: FreshStore;
  let clock: TestClock;
  let node: TestNode;
  let told: Outage[];

  const open = (): Promise<TestNode> =>
    openNode({
      ...{ store: place, clock, outageAfterMs: HOUR_MS },
      onOutage: (outage) => told.push(outage),
    });

  beforeEach(async () => {
    place = await fresh();
    told = [];
    clock = new TestClock('2022-03-07T12:00:00Z');
    node = await open();
  });
  afterEach(async () => {
    await node.close();
    await place.drop();
  });

  /** Stops the server, and restarts it later. */
  async function away(ms: number): Promise<void> {
    await node.close();
    clock.forward(ms);
    node = await open();
  }

  it('lengthens the clocks that ran, once, as it ends, and keeps it on disk', async () => {
    const id = await dealt(node);
    const { startedAtMs } = await gameOf(node, id);
    clock.forward(HOUR_MS);
    await away(60 * HOUR_MS);
    const game = await gameOf(node, id);
    expect(game).toMatchObject({ status: 'ACTIVE', deadlineMs: startedAtMs + 108 * HOUR_MS });
    const [credit] = await creditsOf(node, id);
    expect(credit).toMatchObject({
      atMs: startedAtMs + 61 * HOUR_MS,
      actor: 'clock',
      payload: { fromMs: startedAtMs + HOUR_MS, untilMs: startedAtMs + 61 * HOUR_MS },
    });
    await away(1);
    await away(HOUR_MS);
    expect(await gameOf(node, id)).toEqual(game);
    expect(await creditsOf(node, id)).toHaveLength(1);

    const folded = emptyDynasty();
    for (const { seq, atMs, actor, payload } of await journalOf(node, id)) {
      evolveDynasty(folded, { seq, atMs, actor, event: payload as unknown as DynastyEvent });
    }
    expect(folded.need('games', 'g1')).toEqual(game);
    const stored = await node.store.seasons.load(id);
    expect(stored?.rows.find(({ table }) => table === 'games')?.row).toEqual(game);
  });

  it('of no more than the setting changes nothing', async () => {
    const id = await dealt(node);
    const { startedAtMs } = await gameOf(node, id);
    clock.forward(47 * HOUR_MS);
    await away(HOUR_MS);
    expect((await gameOf(node, id)).closing).toBe('TURN_TIMED_OUT');
    expect((await gameOf(node, id)).closedAtMs).toBe(startedAtMs + 48 * HOUR_MS);
    expect(await creditsOf(node, id)).toEqual([]);
  });

  it('is told in each running season though nobody asks, and in inboxes', async () => {
    const ids = [await dealt(node), await dealt(node)];
    await away(5 * HOUR_MS);
    const heard = Promise.all(
      ids.map(async (id) => {
        const stop = new AbortController();
        for await (const { type } of node.feed.journal(id, 0, stop.signal)) {
          if (type === 'OutageCredited') stop.abort();
        }
      }),
    );
    const { store, engine } = node;
    const loop = new Deadlines({
      ...{ store: store.seasons, engine, clock },
      onError: (error) => {
        throw error;
      },
    });
    loop.start();
    await heard;
    await loop.stop();
    const { turnOf } = await gameOf(node, ids[0]!);
    const { accountId } = (await stateOf(node, ids[0]!)).need('players', turnOf!);
    const inbox = await engine.inbox(accountId, 0, 100);
    expect(inbox.map(({ kind }) => kind)).toContain('TIME_CREDITED');
    expect((await store.seasons.nextDue())! > clock.now()).toBe(true);
  });

  it('lengthens the time to reveal, while the calendar keeps its instants', async () => {
    const id = await makeRound(node);
    await join(node, id, 'ann');
    const text = '1: 1\n---\nsalt';
    const commit = {
      type: 'CommitSecretAction',
      kind: 'BIDS',
      sha256: sha256OfText(text),
    } as const;
    expect((await node.engine.submit(id, commit, by('ann')))?.refusal).toBeNull();
    // The outage lasts from Wednesday to Monday.
    clock.set('2022-03-09T12:00:00Z');
    await node.uptime?.beat();
    await away(120 * HOUR_MS);
    const state = roundIn(await node.engine.read(id));
    const action = state.need('secretActions', 'a1');
    const sunday = Date.parse('2022-03-13T00:00:00Z');
    expect(action).toMatchObject({ status: 'COMMITTED', revealsAtMs: sunday + 120 * HOUR_MS });
    const weeks = (await journalOf(node, id)).filter(({ type }) => type === 'WeekStarted');
    expect(weeks.at(-1)?.atMs).toBe(sunday);
    const reveal = { type: 'RevealSecretAction', kind: 'BIDS', text } as const;
    expect((await node.engine.submit(id, reveal, by('ann')))?.refusal).toBeNull();
  });

  it('is credited before what is asked right after it', async () => {
    const id = await dealt(node);
    const { turnOf } = await gameOf(node, id);
    const { accountId } = (await stateOf(node, id)).need('players', turnOf!);
    await away(60 * HOUR_MS);
    const play = { type: 'ResignGame', gameId: 'g1' } as const;
    const asking = { accountId, idempotencyKey: null };
    expect((await node.engine.submit(id, play, asking))?.refusal).toBeNull();
    expect((await gameOf(node, id)).closing).toBe('RESIGNED');
  });

  it('is none while one of several nodes is there, and one for all that come back', async () => {
    const id = await dealt(node);
    const over = await openStore({ url: place.databaseUrl, dataDir: place.dataDir }).catch(
      () => null,
    );
    // Only one process can open a SQLite file, so both nodes share its store.
    const nodesOn = over ?? node.store;
    const second = await openNode({ store: place, over: nodesOn, clock, outageAfterMs: HOUR_MS });
    clock.forward(5 * HOUR_MS);
    await second.uptime?.beat();
    expect(second.uptime?.outages).toEqual([]);
    expect(await nodesOn.uptime.beat({ atMs: clock.now(), outageAfterMs: HOUR_MS }, null)).toEqual(
      [],
    );
    clock.forward(5 * HOUR_MS);
    const beat = { atMs: clock.now(), outageAfterMs: HOUR_MS };
    const found = await Promise.all([1, 2, 3].map(() => nodesOn.uptime.beat(beat, null)));
    const outage = { fromMs: clock.now() - 5 * HOUR_MS, untilMs: clock.now() };
    expect(found).toEqual([[outage], [outage], [outage]]);
    await second.close();
    await over?.close();
    await away(1);
    await gameOf(node, id);
    expect(await creditsOf(node, id)).toHaveLength(1);
  });

  it('is seen by a node that stood still, before it does anything', async () => {
    await node.close();
    let processMs = 0;
    const still = { store: place, clock, outageAfterMs: HOUR_MS, processMs: () => processMs };
    node = await openNode(still);
    const id = await dealt(node);
    clock.forward(60 * HOUR_MS);
    processMs += 60 * HOUR_MS;
    expect((await gameOf(node, id)).status).toBe('ACTIVE');
    expect(await creditsOf(node, id)).toHaveLength(1);
  });

  it('is told to whoever runs the server as it ends, and not at later starts', async () => {
    const fromMs = clock.now();
    await away(5 * HOUR_MS);
    const outage = { fromMs, untilMs: clock.now() };
    expect(told).toEqual([outage]);
    await away(1);
    expect(told).toEqual([outage]);
    expect(node.uptime?.outages).toEqual([outage]);
  });

  it('that begins while what was due is written is seen before the rest is done', async () => {
    await node.close();
    let processMs = 0;
    let isWriting = false;
    node = await openNode({
      ...{ store: place, clock, outageAfterMs: HOUR_MS, processMs: () => processMs },
      wrap: (store) => ({
        ...store,
        commit: async (group) => {
          await store.commit(group);
          if (!isWriting) return;
          isWriting = false;
          clock.forward(60 * HOUR_MS);
          processMs += 60 * HOUR_MS;
        },
      }),
    });
    const id = await dealt(node);
    clock.forward(47 * HOUR_MS);
    await node.uptime?.beat();
    // At this time the awaited player gets a warning.
    isWriting = true;
    expect((await gameOf(node, id)).status).toBe('ACTIVE');
    expect(isWriting).toBe(false);
    expect(await creditsOf(node, id)).toHaveLength(1);
  });

  it('is no leap of the clock while a node is there', async () => {
    const id = await dealt(node);
    clock.forward(60 * HOUR_MS);
    await node.uptime?.beat();
    expect((await gameOf(node, id)).closing).toBe('TURN_TIMED_OUT');
    expect(await creditsOf(node, id)).toEqual([]);
  });
});
