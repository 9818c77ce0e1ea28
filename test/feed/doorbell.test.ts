import { Redis } from 'ioredis';
import { pino } from 'pino';
import type { Logger } from 'pino';
import { Writable } from 'node:stream';
import type { ChangeBus, Ring } from '../../src/engine';
import { MemoryChangeBus } from '../../src/feed/memory-change-bus';
import { printMessage } from '../../src/feed/change-message';
import { RedisChangeBus } from '../../src/feed/redis-change-bus';
import { accountId, seasonId } from '../../src/kernel';
import { feedBackends } from '../support/backends';
import type { FreshFeed } from '../support/backends';
import { Heard, until } from '../support/async-queue';

const quiet = pino({ level: 'silent' });
const RING: Ring = { type: 'season', seasonId: seasonId('s1'), seq: 7 };
const OTHER: Ring = { type: 'token', tokenId: 't1' };
const LAST: Ring = { type: 'inbox', accountIds: [accountId('last')] };

/** A doorbell that already hears the others. */
async function hung(feed: FreshFeed, log: Logger = quiet): Promise<ChangeBus> {
  if (feed.redisUrl === null) return new MemoryChangeBus(log);
  const doorbell = new RedisChangeBus({ url: feed.redisUrl, prefix: feed.prefix, log });
  opened.push(doorbell);
  const gaps = new Heard<null>();
  const stop = doorbell.onGap(() => gaps.hear(null));
  await gaps.next();
  stop();
  await until(() => doorbell.client.status === 'ready');
  return doorbell;
}

/** Rings last, after all earlier rings from here have come back through Redis, or are lost. */
async function ringLast(feed: FreshFeed, rung: ChangeBus, at: ChangeBus = rung): Promise<void> {
  if (!(rung instanceof RedisChangeBus)) {
    rung.ring(LAST);
    return;
  }
  const heard = new Heard<Ring>();
  const stop = at.listen((ring) => heard.hear(ring));
  // Answered in order: earlier rings are published.
  await rung.client.ping();
  const message = printMessage({ node: 'another', ring: LAST });
  await rung.client.publish(`${feed.prefix}doorbell`, message);
  while ((await heard.next()).type !== LAST.type);
  stop();
}

let opened: ChangeBus[] = [];
afterEach(async () => {
  await Promise.all(opened.map((doorbell) => doorbell.close()));
  opened = [];
});

describe.each(feedBackends())('the doorbell $name', ({ fresh }) => {
  it('is heard at once and once by whoever listens on the same node', async () => {
    const feed = fresh();
    const doorbell = await hung(feed);
    const heard: Ring[] = [];
    doorbell.listen((ring) => heard.push(ring));
    doorbell.ring(RING);
    doorbell.ring(OTHER);
    expect(heard).toEqual([RING, OTHER]);
    await ringLast(feed, doorbell);
    expect(heard).toEqual([RING, OTHER, LAST]);
  });

  it('is not heard any more by whoever stopped listening', async () => {
    const doorbell = await hung(fresh());
    const heard: Ring[] = [];
    const stop = doorbell.listen((ring) => heard.push(ring));
    doorbell.listen(() => undefined);
    stop();
    doorbell.ring(RING);
    expect(heard).toEqual([]);
  });

  it('is heard by the others when one listener throws', async () => {
    const doorbell = await hung(fresh());
    const heard: Ring[] = [];
    doorbell.listen(() => {
      throw new Error('a bug');
    });
    doorbell.listen((ring) => heard.push(ring));
    doorbell.ring(RING);
    expect(heard).toEqual([RING]);
  });

  it('does not ring after it was closed', async () => {
    const doorbell = await hung(fresh());
    const heard: Ring[] = [];
    doorbell.listen((ring) => heard.push(ring));
    await doorbell.close();
    doorbell.ring(RING);
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

  /** Cuts the connections of that role with this suite's prefix. */
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

  it('is heard by another node, in order, each ring once', async () => {
    const feed = fresh();
    const [here, there] = [await hung(feed), await hung(feed)];
    const heard = new Heard<Ring>();
    there.listen((ring) => heard.hear(ring));
    here.ring(RING);
    here.ring(OTHER);
    expect([await heard.next(), await heard.next()]).toEqual([RING, OTHER]);
    expect(heard.waiting).toBe(0);
  });

  it('is not heard under another prefix', async () => {
    const theirs = fresh();
    const [here, there] = [await hung(fresh()), await hung(theirs)];
    const heard: Ring[] = [];
    there.listen((ring) => heard.push(ring));
    here.ring(RING);
    await ringLast(theirs, here, there);
    expect(heard).toEqual([LAST]);
  });

  it('takes no notice of what no node can have said', async () => {
    const feed = fresh();
    const doorbell = await hung(feed);
    const heard = new Heard<Ring>();
    doorbell.listen((ring) => heard.hear(ring));
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
    const heard = new Heard<Ring>();
    there.onGap(() => gaps.hear(null));
    there.listen((ring) => heard.hear(ring));
    expect(await cut(feed, 'subscriber')).toBe(2);
    await gaps.next();
    here.ring(RING);
    expect(await heard.next()).toEqual(RING);
  });

  it('tells the others of a gap after it could not ring them', async () => {
    const feed = fresh();
    const here = await hung(feed);
    const there = await hung(feed);
    const gaps = new Heard<null>();
    const heard = new Heard<Ring>();
    const own: Ring[] = [];
    there.onGap(() => gaps.hear(null));
    there.listen((ring) => heard.hear(ring));
    here.listen((ring) => own.push(ring));
    if (!(here instanceof RedisChangeBus)) throw new Error('no Redis');
    here.client.disconnect(true);
    here.ring(RING);
    expect(own).toEqual([RING]);
    await gaps.next();
    here.ring(OTHER);
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
    const doorbell = new RedisChangeBus({ url: 'redis://127.0.0.1:1', log });
    opened.push(doorbell);
    const tries = new Heard<null>();
    doorbell.client.on('reconnecting', () => tries.hear(null));
    const heard: Ring[] = [];
    doorbell.listen((ring) => heard.push(ring));
    for (let i = 0; i < 20; i += 1) doorbell.ring(RING);
    expect(heard).toHaveLength(20);
    await until(() => lines.length > 0);
    for (let failed = 0; failed < 4; failed += 1) await tries.next();
    expect(lines).toHaveLength(1);
  });
});
