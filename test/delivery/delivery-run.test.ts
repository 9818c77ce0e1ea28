import { Poster } from '../../src/delivery';
import type { News } from '../../src/delivery';
import { runDeliveries } from '../../src/delivery/delivery-run';
import type { RunDeps } from '../../src/delivery/delivery-run';
import { Pacer } from '../../src/delivery/pacer';
import { ProgressWriter } from '../../src/delivery/progress-writer';
import { sealSecrets } from '../../src/delivery/sender';
import { makeSealing } from '../../src/engine';
import type { Webhook } from '../../src/engine';
import { storeBackends } from '../support/backends';
import { Receiver, status } from '../support/receiver';
import { openFresh } from '../support/store-fixtures';
import type { Opened } from '../support/store-fixtures';
import { TestClock } from '../support/test-clock';
import { webhookOf } from '../support/webhook-fixtures';

const sealing = makeSealing('the secret of the tests, which nobody knows');

describe.each(storeBackends())('a run of deliveries on $name', ({ fresh }) => {
  let opened: Opened;
  let receiver: Receiver;
  let poster: Poster;
  const clock = new TestClock('2021-08-22T00:00:00Z');
  beforeEach(async () => {
    opened = await openFresh(fresh);
    receiver = await Receiver.open();
    poster = new Poster({ targets: 'any', userAgent: 'Test' });
  });
  afterEach(async () => {
    poster.close();
    await receiver.close();
    await opened.drop();
  });

  /** Adds the webhook if it is new, and sends it these messages. */
  async function run(bodies: readonly (string | null)[]): Promise<Webhook> {
    const { webhooks } = opened.store;
    const secrets = { url: receiver.url, secret: 'c2VjcmV0', former: null };
    const made = { ...webhookOf('w1'), sealed: sealSecrets(sealing, 'w1', secrets) };
    const before = await webhooks.webhook('w1');
    if (before === null) await webhooks.add(made, 10, null);
    const news = bodies.map((body, at): News => {
      const render = () =>
        body === null ? Promise.reject(new Error('ill')) : Promise.resolve(body);
      return { position: at + 1, from: at + 1, id: `m${at + 1}`, render };
    });
    const deps: RunDeps = {
      ...{ poster, sealing, clock, pacer: new Pacer(1_000), isStopped: () => false },
      source: {
        standing: () => Promise.resolve(null),
        after: (_webhook, position) =>
          Promise.resolve({
            news: news.filter((each) => each.position > position),
            upTo: news.length,
            refusedFrom: null,
          }),
      },
      writer: new ProgressWriter(webhooks, (error) => {
        throw error;
      }),
      ...{ onAttempt: () => undefined, onEnd: () => undefined },
    };
    await runDeliveries(deps, before ?? made).catch((error: unknown) => {
      expect(error).toMatchObject({ message: 'ill' });
    });
    return (await webhooks.webhook('w1'))!.webhook;
  }

  it('keeps the position that it reached before an error of the server', async () => {
    const once = await run(['{"a":1}', '{"a":2}', null]);
    expect(once).toMatchObject({ position: 2, failures: 1, failure: 'SERVER_ERROR' });
    const first = once.dueAtMs - clock.now();
    const again = await run(['{"a":1}', '{"a":2}', null]);
    expect(again).toMatchObject({ position: 2, failures: 2, status: 'ACTIVE' });
    expect(again.dueAtMs - clock.now()).toBeGreaterThan(first);
    expect(receiver.all.map(({ body }) => body)).toEqual(['{"a":1}', '{"a":2}']);
    expect(await run(['{"a":1}', '{"a":2}', '{"a":3}'])).toMatchObject({
      ...{ position: 3, failures: 0, failure: null },
    });
  });

  it('logs the answer of a failure alone', async () => {
    receiver.answer = (response) => {
      response.writeHead(200).end('Thanks.');
    };
    await run(['{"a":1}']);
    receiver.answer = status(500);
    await run(['{"a":1}', '{"a":2}']);
    const { webhooks } = opened.store;
    const log = await Promise.all([1, 2].map((number) => webhooks.delivery('w1', number)));
    expect(log.map((delivery) => delivery?.answer)).toEqual(['', 'No.']);
  });

  it('logs no answer with the path of the address', async () => {
    receiver.answer = (response) => {
      response.writeHead(404).end('Cannot POST /hook');
    };
    await run(['{"a":1}']);
    const logged = await opened.store.webhooks.delivery('w1', 1);
    expect(logged?.answer).toBe('Cannot POST [address]');
  });

  it('goes behind the webhooks that wait', async () => {
    expect(await run(['{"a":1}'])).toMatchObject({ dueAtMs: clock.now() });
  });

  it('never stops a webhook for errors of the server', async () => {
    await run([null]);
    clock.forward(4 * 86_400_000);
    expect(await run([null])).toMatchObject({ status: 'ACTIVE', failures: 2 });
    receiver.answer = status(500);
    expect(await run(['{"a":1}'])).toMatchObject({
      ...{ status: 'ACTIVE', failingSinceMs: clock.now() },
    });
  });
});
