import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { Deliveries, Poster } from '../../src/delivery';
import { sealSecrets } from '../../src/delivery/sender';
import { makeSealing } from '../../src/engine';
import type { WebhookStore } from '../../src/engine';
import { MemoryChangeBus } from '../../src/feed/memory-change-bus';
import { instant, seasonId } from '../../src/kernel';
import { until } from '../support/async-queue';
import { storeBackends } from '../support/backends';
import { Receiver } from '../support/receiver';
import { commitOf, openFresh } from '../support/store-fixtures';
import type { Opened } from '../support/store-fixtures';
import { TestClock } from '../support/test-clock';
import { deliveryOf, webhookOf } from '../support/webhook-fixtures';

const sealing = makeSealing('the secret of the tests, which nobody knows');

describe.each(storeBackends())('a node that delivers on $name', ({ fresh }) => {
  let opened: Opened;
  let receiver: Receiver;
  const changeBus = new MemoryChangeBus(pino({ level: 'silent' }));
  const clock = new TestClock('2026-11-22T00:00:00Z');
  beforeEach(async () => {
    opened = await openFresh(fresh);
    receiver = await Receiver.open();
    await opened.store.seasons.commit({ seasons: [commitOf('s1', 0)] });
    const secrets = { url: receiver.url, secret: 'c2VjcmV0', former: null };
    const made = { ...webhookOf('w1'), sealed: sealSecrets(sealing, 'w1', secrets) };
    await opened.store.webhooks.add(made, 10, null);
  });
  afterEach(async () => {
    await receiver.close();
    await opened.drop();
  });

  const open = (changed: Partial<WebhookStore> = {}): Deliveries =>
    new Deliveries({
      ...{ sealing, clock, perSecond: 1_000, isAlone: false, changeBus },
      store: { ...opened.store.webhooks, ...changed },
      poster: new Poster({ targets: 'any', userAgent: 'Test' }),
      source: {
        standing: () => Promise.resolve(null),
        after: (_webhook, position) =>
          Promise.resolve({
            news:
              position > 0
                ? []
                : [{ position: 1, from: 1, id: 'm1', render: () => Promise.resolve('{}') }],
            upTo: 1,
            refusedFrom: null,
          }),
      },
      onError: (error) => {
        throw error;
      },
    });

  it('looks for news once at a time', async () => {
    let [atOnce, most, looks] = [0, 0, 0];
    const deliveries = open({
      // A slow store.
      claim: async () => {
        atOnce += 1;
        most = Math.max(most, atOnce);
        deliveries.refresh();
        await pause(60);
        atOnce -= 1;
        looks += 1;
        return [];
      },
    });
    deliveries.start();
    await until(() => looks >= 3);
    await deliveries.stop();
    expect(most).toBe(1);
  });

  it('looks at all webhooks once, and then at those with news', async () => {
    const scopes: (readonly string[] | null)[] = [];
    const deliveries = open({
      claim: ({ scope }) => {
        scopes.push(scope?.ids ?? null);
        return Promise.resolve([]);
      },
    });
    deliveries.start();
    await until(() => scopes.length === 1);
    changeBus.publish({ type: 'season', seasonId: seasonId('s9'), seq: 1 });
    changeBus.publish({ type: 'season', seasonId: seasonId('s1'), seq: 1 });
    await until(() => scopes.length === 2);
    deliveries.refresh();
    await until(() => scopes.length === 3);
    await deliveries.stop();
    expect(scopes).toEqual([null, ['s1'], null]);
  });

  it('looks at all webhooks again if one was made meanwhile', async () => {
    const scopes: (readonly string[] | null)[] = [];
    let reads = 0;
    const deliveries = open({
      watched: () => {
        reads += 1;
        if (reads === 1) deliveries.refresh();
        return opened.store.webhooks.watched();
      },
      claim: ({ scope }) => {
        scopes.push(scope?.ids ?? null);
        return Promise.resolve([]);
      },
    });
    deliveries.start();
    await until(() => scopes.length === 2);
    await deliveries.stop();
    expect(scopes).toEqual([null, null]);
  });

  it('sends nothing once it stops, and ends its leases', async () => {
    const stops: Promise<void>[] = [];
    const { webhooks } = opened.store;
    const deliveries = open({
      claim: async (lease) => {
        const claimed = await webhooks.claim(lease);
        stops.push(deliveries.stop());
        return claimed;
      },
    });
    deliveries.start();
    await until(() => stops.length > 0);
    await Promise.all(stops);
    expect(receiver.all).toEqual([]);
    const left = await webhooks.webhook('w1');
    expect(left?.webhook).toMatchObject({ position: 0, claimedUntilMs: 0 });
  });

  it('removes old entries of the log when it starts', async () => {
    const { webhooks } = opened.store;
    const atMs = instant(clock.now() - 31 * 86_400_000);
    await webhooks.log(deliveryOf('w1', { atMs }), null);
    const deliveries = open();
    deliveries.start();
    await until(async () => (await webhooks.delivery('w1', 1)) === null);
    await deliveries.stop();
  });
});
