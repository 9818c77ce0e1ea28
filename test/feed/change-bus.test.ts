import { Redis } from 'ioredis';
import { pino } from 'pino';
import type { Logger } from 'pino';
import { Writable } from 'node:stream';
import type { ChangeBus, BusMessage } from '../../src/engine';
import { MemoryChangeBus } from '../../src/feed/memory-change-bus';
import { printEnvelope } from '../../src/feed/change-message';
import { RedisChangeBus } from '../../src/feed/redis-change-bus';
import { accountId, seasonId } from '../../src/kernel';
import { feedBackends } from '../support/backends';
import type { FreshFeed } from '../support/backends';
import { Heard, until } from '../support/async-queue';

const quiet = pino({ level: 'silent' });
const SEASON: BusMessage = { type: 'season', seasonId: seasonId('s1'), seq: 7 };
const OTHER: BusMessage = { type: 'token', tokenId: 't1' };
const LAST: BusMessage = { type: 'inbox', accountIds: [accountId('last')] };

/** A change bus that already receives the messages of other nodes. */
async function hung(feed: FreshFeed, log: Logger = quiet): Promise<ChangeBus> {
  if (feed.redisUrl === null) return new MemoryChangeBus(log);
  const changeBus = new RedisChangeBus({ url: feed.redisUrl, prefix: feed.prefix, log });
  opened.push(changeBus);
  const gaps = new Heard<null>();
  const stop = changeBus.onGap(() => gaps.hear(null));
  await gaps.next();
  stop();
  await until(() => changeBus.client.status === 'ready');
  return changeBus;
}

/**
 * Publishes a last message, once all earlier messages of `from` have passed through Redis or are
 * lost.
 */
async function publishLast(feed: FreshFeed, from: ChangeBus, at: ChangeBus = from): Promise<void> {
  if (!(from instanceof RedisChangeBus)) {
    from.publish(LAST);
    return;
  }
  const heard = new Heard<BusMessage>();
  const stop = at.listen((message) => heard.hear(message));
  // Redis answers in order, so all earlier messages have been published.
  await from.client.ping();
  const message = printEnvelope({ node: 'another', message: LAST });
  await from.client.publish(`${feed.prefix}doorbell`, message);
  while ((await heard.next()).type !== LAST.type);
  stop();
}

let opened: ChangeBus[] = [];
afterEach(async () => {
  await Promise.all(opened.map((changeBus) => changeBus.close()));
  opened = [];
});

describe.each(feedBackends())('the change bus $name', ({ fresh }) => {
  it('is heard at once and once by whoever listens on the same node', async () => {
    const feed = fresh();
    const changeBus = await hung(feed);
    const heard: BusMessage[] = [];
    changeBus.listen((message) => heard.push(message));
    changeBus.publish(SEASON);
    changeBus.publish(OTHER);
    expect(heard).toEqual([SEASON, OTHER]);
    await publishLast(feed, changeBus);
    expect(heard).toEqual([SEASON, OTHER, LAST]);
  });

  it('is not heard any more by whoever stopped listening', async () => {
    const changeBus = await hung(fresh());
    const heard: BusMessage[] = [];
    const stop = changeBus.listen((message) => heard.push(message));
    changeBus.listen(() => undefined);
    stop();
    changeBus.publish(SEASON);
    expect(heard).toEqual([]);
  });

  it('is heard by the others when one listener throws', async () => {
    const changeBus = await hung(fresh());
    const heard: BusMessage[] = [];
    changeBus.listen(() => {
      throw new Error('a bug');
    });
    changeBus.listen((message) => heard.push(message));
    changeBus.publish(SEASON);
    expect(heard).toEqual([SEASON]);
  });

  it('publishes nothing after it was closed', async () => {
    const changeBus = await hung(fresh());
    const heard: BusMessage[] = [];
    changeBus.listen((message) => heard.push(message));
    await changeBus.close();
    changeBus.publish(SEASON);
    expect(heard).toEqual([]);
  });
});

const onRedis = feedBackends().filter(({ name }) => name === 'Redis');
describe.each(onRedis)('between nodes on $name', ({ fresh }) => {
  async function admin<T>(feed: FreshFeed, ask: (redis: Redis) => Promise<T>): Promise<T> {
    const redis = new Redis(feed.redisUrl ?? '');
    try {
      return await ask(redis);
    } finally {
      redis.disconnect();
    }
  }

  /** Cuts the connections that have this role and this suite's prefix. */
  function cut(feed: FreshFeed, role: 'publisher' | 'subscriber'): Promise<number> {
    return admin(feed, async (redis) => {
      const list = String(await redis.client('LIST'));
      const ids = list
        .split('\n')
        .filter((line) => line.includes(`name=${feed.prefix}${role}:`))
        .map((line) => Number(/id=(\d+)/.exec(line)?.[1]));
      for (const id of ids) await redis.client('KILL', 'ID', id);
      return ids.length;
    });
  }

  it('is heard by another node, in order, each message once', async () => {
    const feed = fresh();
    const [here, there] = [await hung(feed), await hung(feed)];
    const heard = new Heard<BusMessage>();
    there.listen((message) => heard.hear(message));
    here.publish(SEASON);
    here.publish(OTHER);
    expect([await heard.next(), await heard.next()]).toEqual([SEASON, OTHER]);
    expect(heard.waiting).toBe(0);
  });

  it('is not heard under another prefix', async () => {
    const theirs = fresh();
    const [here, there] = [await hung(fresh()), await hung(theirs)];
    const heard: BusMessage[] = [];
    there.listen((message) => heard.push(message));
    here.publish(SEASON);
    await publishLast(theirs, here, there);
    expect(heard).toEqual([LAST]);
  });

  it('takes no notice of what no node can have said', async () => {
    const feed = fresh();
    const changeBus = await hung(feed);
    const heard = new Heard<BusMessage>();
    changeBus.listen((message) => heard.hear(message));
    const channel = `${feed.prefix}doorbell`;
    const garbage = [
      '',
      'null',
      '{}',
      '{"node":"x","ring":{"type":"season"}}',
      '[1]',
      '{"node":1}',
    ];
    await admin(feed, async (redis) => {
      for (const text of garbage) await redis.publish(channel, text);
      await redis.publish(channel, JSON.stringify({ node: 'another', ring: OTHER }));
    });
    expect(await heard.next()).toEqual(OTHER);
    expect(heard.waiting).toBe(0);
  });

  it('tells of a gap, and hears again, after its subscription broke', async () => {
    const feed = fresh();
    const [here, there] = [await hung(feed), await hung(feed)];
    const gaps = new Heard<null>();
    const heard = new Heard<BusMessage>();
    there.onGap(() => gaps.hear(null));
    there.listen((message) => heard.hear(message));
    expect(await cut(feed, 'subscriber')).toBe(2);
    await gaps.next();
    here.publish(SEASON);
    expect(await heard.next()).toEqual(SEASON);
  });

  it('tells the others of a gap after it could not reach them', async () => {
    const feed = fresh();
    const here = await hung(feed);
    const there = await hung(feed);
    const gaps = new Heard<null>();
    const heard = new Heard<BusMessage>();
    const own: BusMessage[] = [];
    there.onGap(() => gaps.hear(null));
    there.listen((message) => heard.hear(message));
    here.listen((message) => own.push(message));
    if (!(here instanceof RedisChangeBus)) throw new Error('no Redis');
    here.client.disconnect(true);
    here.publish(SEASON);
    expect(own).toEqual([SEASON]);
    await gaps.next();
    here.publish(OTHER);
    expect(await heard.next()).toEqual(OTHER);
  });

  it('goes on alone without Redis, and says so once', async () => {
    const lines: string[] = [];
    const stream = new Writable({
      write: (chunk, _encoding, done) => {
        lines.push(String(chunk));
        done();
      },
    });
    const log = pino({ level: 'error' }, stream);
    const changeBus = new RedisChangeBus({ url: 'redis://127.0.0.1:1', log });
    opened.push(changeBus);
    const tries = new Heard<null>();
    changeBus.client.on('reconnecting', () => tries.hear(null));
    const heard: BusMessage[] = [];
    changeBus.listen((message) => heard.push(message));
    for (let i = 0; i < 20; i += 1) changeBus.publish(SEASON);
    expect(heard).toHaveLength(20);
    await until(() => lines.length > 0);
    for (let failed = 0; failed < 4; failed += 1) await tries.next();
    expect(lines).toHaveLength(1);
  });
});
