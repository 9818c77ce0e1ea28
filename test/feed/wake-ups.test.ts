import { pino } from 'pino';
import type { BusMessage, ChangeBus } from '../../src/engine';
import { MemoryChangeBus, PresenceTracker, RedisChangeBus } from '../../src/feed';
import { printEnvelope } from '../../src/feed/change-message';
import type { PollTimer } from '../../src/feed/follower';
import { accountId, seasonId } from '../../src/kernel';
import type { SeasonId } from '../../src/kernel';
import { TABLE_IDS } from '../../src/round/model/ids';
import type { TableId } from '../../src/round/model/ids';
import { DEFAULT_DYNASTY_EDITION, findDynastyEdition } from '../../src/rulesets';
import type { DynastyRuleset } from '../../src/rulesets';
import { Heard } from '../support/async-queue';
import { feedBackends, storeBackends } from '../support/backends';
import type { FreshFeed, FreshStore } from '../support/backends';
import { TestClock } from '../support/test-clock';
import { by, join, makeRound, openNode } from '../support/test-node';
import type { TestNode } from '../support/test-node';

/*
 * A push is the only thing that wakes the followers here: no follower polls, no node sweeps the
 * store, and no watcher is reported by the clock. A lost push makes a test wait for ever.
 */

const TUESDAY = '2021-08-24T00:00:00Z';
const TABLE = TABLE_IDS.read('t1')!;
const NEVER_MS = 2 ** 31 - 1;
const log = pino({ level: 'silent' });

/** Called when a follower begins to wait. */
let onWait: () => void;
const pollTimer: PollTimer = () => {
  onWait();
  return () => undefined;
};

/** Reads what is there. Returns the read that waits for a push, as a function. */
async function readAll<T>(follower: AsyncIterator<T>): Promise<() => Promise<IteratorResult<T>>> {
  for (;;) {
    const isWaiting = new Promise<boolean>((resolve) => {
      onWait = () => {
        resolve(true);
      };
    });
    const next = follower.next();
    if (await Promise.race([isWaiting, next.then(() => false)])) return () => next;
  }
}

async function openBus({
  redisUrl: url,
  prefix,
}: FreshFeed): Promise<MemoryChangeBus | RedisChangeBus> {
  if (url === null) return new MemoryChangeBus(log);
  const bus = new RedisChangeBus({ url, prefix, log });
  const subscribed = new Heard<null>();
  const stop = bus.onGap(() => subscribed.hear(null));
  await subscribed.next();
  stop();
  return bus;
}

type Place = {
  /** The node that commits. */
  readonly near: TestNode;
  /** The node of the followers. */
  readonly far: TestNode;
  readonly round: SeasonId;
  readonly dynasty: SeasonId;
};

async function makeDynasty({ engine }: TestNode): Promise<SeasonId> {
  const outcome = await engine.create(
    {
      type: 'CreateDynasty',
      name: 'A dynasty',
      visibility: 'PUBLIC',
      inviteHash: null,
      document: findDynastyEdition(DEFAULT_DYNASTY_EDITION) as DynastyRuleset,
      dealerAccountId: null,
      rulesStartMs: null,
      rehearsal: false,
      startsAtMs: null,
    },
    by('host'),
  );
  return seasonId(outcome.seasonId!);
}

type Change = (place: Place) => Promise<unknown>;
type Follower = AsyncIterator<unknown>;
type Follow = (place: Place, signal: AbortSignal) => Follower[];

let joined = 0;
async function newPlayer({ near, round }: Place): Promise<string> {
  joined += 1;
  const name = `p${joined}`;
  await join(near, round, name);
  return name;
}
async function submit(
  { engine }: TestNode,
  id: SeasonId,
  name: string,
  command: Parameters<TestNode['engine']['submit']>[1],
): Promise<void> {
  expect(await engine.submit(id, command, by(name))).toMatchObject({ refusal: null });
}
const sitDown = ({ near, round }: Place, name: string, tableId: TableId | null): Promise<void> =>
  submit(near, round, name, { type: 'SitDown', tableId });
const guest: Change = async (place) => {
  const name = await newPlayer(place);
  await sitDown(place, name, TABLE);
  await submit(place.near, place.round, name, { type: 'StandUp' });
};
const newProposal: Change = ({ near, dynasty }) => {
  const words = { title: 'More', text: '', effects: [], class: null };
  return submit(near, dynasty, 'ann', { type: 'SubmitProposal', ...words });
};
/** Two followers of one source. */
const two =
  (follow: (place: Place, signal: AbortSignal) => Follower): Follow =>
  (place, signal) => [follow(place, signal), follow(place, signal)];

const KINDS: readonly (readonly [string, Follow, Change])[] = [
  ['a journal', two(({ far, round }, signal) => far.feed.journal(round, 0, signal)), newPlayer],
  [
    'the new events of a journal',
    two(({ far, round }, signal) => far.feed.journal(round, null, signal)),
    newPlayer,
  ],
  [
    'a journal in pages',
    two(({ far, round }, signal) => far.feed.journalPages(round, 0, signal)),
    newPlayer,
  ],
  [
    'a season',
    two(({ far, round }, signal) => far.feed.readings(round, 'SEASON', signal)),
    newPlayer,
  ],
  [
    'an auction',
    two(({ far, round }, signal) => far.feed.readings(round, 'AUCTION', signal)),
    newPlayer,
  ],
  ['a table', two(({ far, round }, signal) => far.feed.readings(round, 'TABLE:t1', signal)), guest],
  ['the lobby', two(({ far }, signal) => far.feed.lobby(signal)), newPlayer],
  [
    'the inboxes of one commit',
    ({ far }, signal) =>
      ['bob', 'cyd', 'dan'].map((name) => far.feed.inbox(accountId(name), null, signal)),
    newProposal,
  ],
];

const [postgres] = storeBackends().filter(({ name }) => name === 'PostgreSQL');
const [inProcess, redis] = feedBackends();
const INSTALLATIONS = [
  { name: 'one node', stores: storeBackends()[0], feeds: inProcess, isLossy: false },
  { name: 'two nodes over Redis', stores: postgres, feeds: redis, isLossy: false },
  { name: 'two nodes that lost messages', stores: postgres, feeds: redis, isLossy: true },
].filter(({ stores, feeds }) => stores !== undefined && feeds !== undefined);

describe.each(INSTALLATIONS)('a push on $name', ({ stores, feeds, isLossy }) => {
  let store: FreshStore;
  let feed: FreshFeed;
  let place: Place;
  let stop: AbortController;
  /** Tells the nodes that messages were lost, if they were. */
  let reportLoss: () => Promise<unknown>;

  beforeAll(async () => {
    onWait = () => undefined;
    store = await stores!.fresh();
    feed = feeds!.fresh();
    const clock = new TestClock(TUESDAY);
    const open = (changeBus: ChangeBus): Promise<TestNode> =>
      openNode({
        ...{ store, clock, changeBus, pollTimer },
        ...(feed.redisUrl === null ? {} : { sweepMs: NEVER_MS }),
      });
    const bus = await openBus(feed);
    const far = await open(bus);
    const isAlone = feed.redisUrl === null;
    const near = isAlone
      ? far
      : await open(isLossy ? new MemoryChangeBus(log) : await openBus(feed));
    reportLoss = async () => {
      if (!isLossy || !(bus instanceof RedisChangeBus)) return;
      const message = printEnvelope({ node: 'another', message: null });
      await bus.client.publish(`${feed.prefix}doorbell`, message);
    };
    const [round, dynasty] = [await makeRound(near), await makeDynasty(near)];
    place = { near, far, round, dynasty };
    await join(near, round, 'ann');
    await sitDown(place, 'ann', null);
    for (const name of ['ann', 'bob', 'cyd', 'dan']) await join(near, dynasty, name);
    for (const id of [round, dynasty]) await far.engine.read(id, 'NOW');
  });
  beforeEach(() => {
    stop = new AbortController();
  });
  afterEach(() => {
    stop.abort();
  });
  afterAll(async () => {
    await Promise.all([...new Set([place.near, place.far])].map((node) => node.close()));
    await store.drop();
  });

  it.each(KINDS)('wakes all followers of %s, again and again', async (_kind, follow, change) => {
    const followers = follow(place, stop.signal);
    for (let times = 0; times < 2; times += 1) {
      const pushed: (() => Promise<IteratorResult<unknown>>)[] = [];
      for (const follower of followers) pushed.push(await readAll(follower));
      await change(place);
      await reportLoss();
      for (const read of pushed) expect(await read()).toMatchObject({ done: false });
    }
  });
});

describe.each([inProcess, redis].filter((feeds) => feeds !== undefined))(
  'a push on $name',
  ({ fresh }) => {
    it('tells other nodes of the first watcher of a season, and of its last', async () => {
      const feed = fresh();
      const here = await openBus(feed);
      const there = feed.redisUrl === null ? here : await openBus(feed);
      const [near, far] = [here, there].map((bus) => new PresenceTracker(bus, () => 0, NEVER_MS));
      const told = new Heard<BusMessage>();
      there.listen((message) => told.hear(message));
      const [first, second] = [seasonId('s1'), seasonId('s2')];
      for (let times = 0; times < 2; times += 1) {
        const leaveFirst = near!.enter(first, 'a connection');
        await told.next();
        const leaveSecond = near!.enter(second, 'a connection');
        await told.next();
        expect([far!.count(first), far!.count(second)]).toEqual([1, 1]);
        leaveFirst();
        await told.next();
        expect([far!.count(first), far!.count(second)]).toEqual([0, 1]);
        leaveSecond();
        await told.next();
        expect([far!.count(first), far!.count(second)]).toEqual([0, 0]);
      }
      near!.close();
      far!.close();
      await Promise.all([...new Set([here, there])].map((bus) => bus.close()));
    });
  },
);
