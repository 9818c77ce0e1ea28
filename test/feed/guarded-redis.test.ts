import { once } from 'node:events';
import { pino } from 'pino';
import type { BusMessage } from '../../src/engine';
import { RedisChangeBus } from '../../src/feed/redis-change-bus';
import { seasonId } from '../../src/kernel';
import { LIMITS } from '../../src/server/scheduling/limits';
import { RateLimits } from '../../src/server/scheduling/rate-limits';
import { Heard, turns, until } from '../support/async-queue';
import { hasRedisServer, OwnRedis } from './own-redis';

const log = pino({ level: 'silent' });
const SEASON: BusMessage = { type: 'season', seasonId: seasonId('s1'), seq: 7 };

/** The result of a promise that settles at once; otherwise 'waited'. */
const soon = <T>(promise: Promise<T>): Promise<T | 'waited' | 'failed'> =>
  Promise.race([promise.catch(() => 'failed' as const), turns().then(() => 'waited' as const)]);

const describeRedis = hasRedisServer() ? describe : describe.skip;

describeRedis('a Redis that hangs', () => {
  let redis: OwnRedis;
  let opened: RedisChangeBus[];
  beforeEach(async () => {
    redis = await OwnRedis.start();
    opened = [];
  });
  afterEach(async () => {
    redis.goOn();
    await Promise.all(opened.map((changeBus) => changeBus.close()));
    await redis.stop();
  });

  async function hung(): Promise<RedisChangeBus> {
    const changeBus = new RedisChangeBus({ url: redis.url, log });
    opened.push(changeBus);
    const gaps = new Heard<null>();
    const stop = changeBus.onGap(() => gaps.hear(null));
    await gaps.next();
    stop();
    await until(() => changeBus.client.status === 'ready');
    return changeBus;
  }

  it('is waited for once, and asked again when it answers', async () => {
    const { client } = await hung();
    expect(await client.incr('count')).toBe(1);
    redis.hang();
    await expect(client.incr('count')).rejects.toThrow('timed out');
    for (let asked = 0; asked < 5; asked += 1) {
      expect(await soon(client.incr('count'))).toBe('failed');
    }
    const answering = once(client, 'answering');
    redis.goOn();
    await answering;
    // Redis later executed the command that the client had abandoned.
    expect(await client.incr('count')).toBe(3);
  });

  it('holds up no request: each node counts for itself', async () => {
    const { client, prefix } = await hung();
    const limits = { ...LIMITS, mutationsPerAccount: 3 };
    const rates = new RateLimits(limits, { client, prefix }, log);
    const spend = (): Promise<unknown> =>
      rates.consume({ accountId: 'ann', address: '::1' }, { mutations: 1, signIns: 0 });
    expect(await spend()).toBeNull();
    redis.hang();
    expect(await spend()).toBeNull();
    expect([await soon(spend()), await soon(spend())]).toEqual([null, null]);
    expect(await soon(spend())).toMatchObject({ extensions: { code: 'RATE_LIMITED' } });
    const answering = once(client, 'answering');
    redis.goOn();
    await answering;
    expect(await spend()).toBeNull();
  });

  it('has the others told that messages were lost, when it answers', async () => {
    const [here, there] = [await hung(), await hung()];
    redis.hang();
    here.publish(SEASON);
    await expect(here.client.ping()).rejects.toThrow('timed out');
    const heard: BusMessage[] = [];
    there.listen((message) => heard.push(message));
    here.publish({ ...SEASON, seq: 8 });
    const gap = new Heard<null>();
    there.onGap(() => gap.hear(null));
    redis.goOn();
    await gap.next();
    expect(heard).not.toContainEqual({ ...SEASON, seq: 8 });
    here.publish({ ...SEASON, seq: 9 });
    await until(() => heard.some((message) => message.type === 'season' && message.seq === 9));
  });
});
