import type { InboxRow } from '../../src/engine';
import { accountId } from '../../src/kernel';
import type { SeasonId } from '../../src/kernel';
import { playerOfAccount } from '../../src/round';
import { feedBackends, storeBackends } from '../support/backends';
import type { FreshFeed, FreshStore } from '../support/backends';
import { TestClock } from '../support/test-clock';
import { by, edition, join, makeRound, openNode, stateOf } from '../support/test-node';
import type { TestNode } from '../support/test-node';

const [postgres] = storeBackends().filter(({ name }) => name === 'PostgreSQL');
const [redis] = feedBackends().filter(({ name }) => name === 'Redis');
const document = edition({
  trade: { reputableOnly: false, emptySides: 1, untradable: [], ducks: false },
});

/** Ann offers Bob some chips. */
async function offer({ engine }: TestNode, id: SeasonId, quantity: number): Promise<void> {
  const state = stateOf(await engine.read(id));
  const toId = playerOfAccount(state, accountId('bob'))!.id;
  const give = [{ item: 'CHIP' as const, quantity }];
  const command = { type: 'OfferTrade', toId, give, get: [], counterTo: null } as const;
  expect((await engine.submit(id, command, by('ann')))?.refusal).toBeNull();
}

/** Reads `count` entries from Bob's inbox, and closes it. */
async function take(node: TestNode, after: number | null, count: number): Promise<InboxRow[]> {
  const stop = new AbortController();
  const rows: InboxRow[] = [];
  for await (const row of node.feed.inbox(accountId('bob'), after, stop.signal)) {
    rows.push(row);
    if (rows.length === count) break;
  }
  stop.abort();
  return rows;
}

const numbers = (rows: readonly InboxRow[]): number[] => rows.map(({ number }) => number);

describe.each(
  [
    { name: 'one node', stores: storeBackends()[0], feeds: undefined },
    { name: 'two nodes on PostgreSQL and Redis', stores: postgres, feeds: redis },
  ].filter(({ name, feeds, stores }) => name === 'one node' || (feeds && stores)),
)('an inbox on $name', ({ stores, feeds }) => {
  let place: FreshStore;
  let one: TestNode;
  let two: TestNode;
  beforeEach(async () => {
    place = await stores!.fresh();
    const clock = new TestClock('2021-08-22T00:00:00Z');
    const feed: FreshFeed | undefined = feeds?.fresh();
    one = await openNode({ store: place, clock, ...(feed === undefined ? {} : { feed }) });
    two = feed === undefined ? one : await openNode({ store: place, clock, feed });
  });
  afterEach(async () => {
    await Promise.all([...new Set([one, two])].map((node) => node.close()));
    await place.drop();
  });

  const opened = async (): Promise<SeasonId> => {
    const id = await makeRound(one, { document });
    for (const name of ['ann', 'bob']) await join(one, id, name);
    return id;
  };

  it('hears at once what is committed, in whichever season and at whichever node', async () => {
    const [first, second] = [await opened(), await opened()];
    const heard = take(two, null, 2);
    await two.engine.inboxHead(accountId('bob'));
    await offer(one, first, 1);
    await offer(one, second, 2);
    const rows = await heard;
    expect(rows.map(({ number, event }) => [number, event.seasonId, event.type])).toEqual([
      [1, first, 'TradeOffered'],
      [2, second, 'TradeOffered'],
    ]);
    for (const { event } of rows) {
      const reading = await two.engine.read(event.seasonId, event.seq);
      expect(stateOf(reading).count('trades')).toBe(1);
    }
  });

  it('loses nothing over a break, however long, and tells nothing twice [3]', async () => {
    const id = await opened();
    await offer(one, id, 1);
    expect(numbers(await take(two, 0, 1))).toEqual([1]);
    for (let made = 2; made <= 49; made += 1) await offer(one, id, made);
    expect(numbers(await take(two, 1, 20))).toEqual(Array.from({ length: 20 }, (_, at) => at + 2));
    const rest = take(two, 21, 29);
    await offer(one, id, 50);
    expect(numbers(await rest)).toEqual(Array.from({ length: 29 }, (_, at) => at + 22));
  });

  it('has nothing for who did it, and nothing for others', async () => {
    const id = await opened();
    await offer(one, id, 1);
    expect(await one.engine.inbox(accountId('ann'), 0, 10)).toEqual([]);
    expect(await one.engine.inbox(accountId('host'), 0, 10)).toEqual([]);
  });
});
