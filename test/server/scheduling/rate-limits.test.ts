import { pino } from 'pino';
import { RedisChangeBus } from '../../../src/feed';
import { LIMITS } from '../../../src/server';
import { RateLimits } from '../../../src/server/scheduling/rate-limits';
import { feedBackends } from '../../support/backends';
import { until } from '../../support/async-queue';

const log = pino({ level: 'silent' });
const limits = {
  ...LIMITS,
  ...{
    mutationsPerAccount: 3,
    anonymousPerAddress: 2,
    subscriptionsPerAddress: 3,
    signInsPerAddress: 1,
  },
};
const ada = { accountId: 'ada', address: '1.1.1.1' };
const nobody = { accountId: null, address: '1.1.1.1' };

const open: RedisChangeBus[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((changeBus) => changeBus.close()));
});

async function redis(url: string, prefix: string): Promise<RedisChangeBus> {
  const changeBus = new RedisChangeBus({ url, prefix, log });
  open.push(changeBus);
  await until(() => changeBus.client.status === 'ready');
  return changeBus;
}

describe.each(feedBackends())('rates that are counted $name', ({ fresh }) => {
  async function counting(): Promise<RateLimits> {
    const { redisUrl, prefix } = fresh();
    return new RateLimits(limits, redisUrl === null ? null : await redis(redisUrl, prefix), log);
  }

  it('let an account make so many mutations, and reads besides', async () => {
    const rates = await counting();
    expect(await rates.consume(ada, { mutations: 3, signIns: 0 })).toBeNull();
    const over = await rates.consume(ada, { mutations: 1, signIns: 0 });
    expect(over?.extensions).toMatchObject({ code: 'RATE_LIMITED', limit: 'mutationsPerAccount' });
    expect(over?.extensions['retryAfterMs']).toBeGreaterThan(0);
    expect(await rates.consume(ada, { mutations: 0, signIns: 0 })).toBeNull();
    const bob = { ...ada, accountId: 'bob' };
    expect(await rates.consume(bob, { mutations: 1, signIns: 0 })).toBeNull();
  });

  it('let many watch from an address that may ask no more', async () => {
    const rates = await counting();
    const watching = { mutations: 0, signIns: 0, subscribes: true };
    for (let at = 0; at < 3; at += 1) expect(await rates.consume(nobody, watching)).toBeNull();
    const asking = { mutations: 0, signIns: 0 };
    for (let at = 0; at < 2; at += 1) expect(await rates.consume(nobody, asking)).toBeNull();
    const [asked, watched] = [
      await rates.consume(nobody, asking),
      await rates.consume(nobody, watching),
    ];
    expect(asked?.extensions).toMatchObject({ limit: 'anonymousPerAddress' });
    expect(watched?.extensions).toMatchObject({ limit: 'subscriptionsPerAddress' });
  });

  it('let an address sign in so often, whoever does', async () => {
    const rates = await counting();
    expect(await rates.consume(nobody, { mutations: 1, signIns: 1 })).toBeNull();
    const over = await rates.consume(ada, { mutations: 1, signIns: 1 });
    expect(over?.extensions).toMatchObject({ limit: 'signInsPerAddress' });
    const elsewhere = { ...nobody, address: '2.2.2.2' };
    expect(await rates.consume(elsewhere, { mutations: 1, signIns: 1 })).toBeNull();
  });
});

const shared = feedBackends().filter(({ name }) => name === 'Redis');
describe.each(shared)('rates on $name', ({ fresh }) => {
  it('are counted by all nodes together', async () => {
    const { redisUrl, prefix } = fresh();
    const [here, there] = [
      new RateLimits(limits, await redis(redisUrl ?? '', prefix), log),
      new RateLimits(limits, await redis(redisUrl ?? '', prefix), log),
    ];
    expect(await here.consume(ada, { mutations: 3, signIns: 0 })).toBeNull();
    expect(await there.consume(ada, { mutations: 1, signIns: 0 })).not.toBeNull();
  });

  it('are counted by each node for itself while Redis is away', async () => {
    const { redisUrl, prefix } = fresh();
    const changeBus = await redis(redisUrl ?? '', prefix);
    const rates = new RateLimits(limits, changeBus, log);
    changeBus.client.disconnect();
    expect(await rates.consume(ada, { mutations: 3, signIns: 0 })).toBeNull();
    expect(await rates.consume(ada, { mutations: 1, signIns: 0 })).not.toBeNull();
  });
});
