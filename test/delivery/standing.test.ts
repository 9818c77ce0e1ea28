import { Poster } from '../../src/delivery';
import type { News } from '../../src/delivery';
import { runDeliveries } from '../../src/delivery/delivery-run';
import { Pacer } from '../../src/delivery/pacer';
import { ProgressWriter } from '../../src/delivery/progress-writer';
import { sealSecrets } from '../../src/delivery/sender';
import { makeSealing } from '../../src/engine';
import type { Webhook } from '../../src/engine';
import { storeBackends } from '../support/backends';
import { ok, Receiver, status } from '../support/receiver';
import type { Answering } from '../support/receiver';
import { commitOf, openFresh } from '../support/store-fixtures';
import type { Opened } from '../support/store-fixtures';
import { TestClock } from '../support/test-clock';
import { webhookOf } from '../support/webhook-fixtures';

const sealing = makeSealing('the secret of the tests, which nobody knows');
const STATE = '{"state":1}';

/** Answers as Discord does to a new message. */
const made: Answering = (response) => {
  response.writeHead(200).end('{"id":"77"}');
};

describe.each(storeBackends())('the standing message of a webhook on $name', ({ fresh }) => {
  let opened: Opened;
  let receiver: Receiver;
  let poster: Poster;
  let stopped: boolean;
  let state: () => string;
  let ended: Webhook[];
  const clock = new TestClock('2021-08-22T00:00:00Z');
  beforeEach(async () => {
    opened = await openFresh(fresh);
    receiver = await Receiver.open();
    poster = new Poster({ targets: 'any', userAgent: 'Test', timeoutMs: 1_000 });
    [stopped, state, ended] = [false, () => STATE, []];
    await opened.store.seasons.commit({ seasons: [commitOf('s1', 0)] });
    const secrets = { url: receiver.url, secret: 'c2VjcmV0', former: null };
    const sealed = sealSecrets(sealing, 'w1', secrets);
    await opened.store.webhooks.add({ ...webhookOf('w1', { format: 'DISCORD' }), sealed }, 9, null);
  });
  afterEach(async () => {
    poster.close();
    await receiver.close();
    await opened.drop();
  });

  const stored = async (): Promise<Webhook> => (await opened.store.webhooks.webhook('w1'))!.webhook;

  /** Delivers one more message of news. */
  async function run(render: () => Promise<string> = () => Promise.resolve('{"news":1}')) {
    const { webhooks } = opened.store;
    const sealed = (await webhooks.webhook('w1'))!;
    const next = sealed.webhook.position + 1;
    const news: News = { position: next, from: next, id: `m${next}`, render };
    await runDeliveries(
      {
        ...{ poster, sealing, clock, pacer: new Pacer(1_000), isStopped: () => stopped },
        source: {
          standing: () => Promise.resolve(state()),
          after: (_webhook, position) =>
            Promise.resolve({ news: position < next ? [news] : [], upTo: next, refusedFrom: null }),
        },
        writer: new ProgressWriter(webhooks, (error) => {
          throw error;
        }),
        onAttempt: () => undefined,
        onEnd: (webhook) => ended.push(webhook),
      },
      sealed,
    );
    return stored();
  }
  const bodies = (): readonly string[] => receiver.all.map(({ body }) => body);

  it('ends the webhook if Discord has it no more, and its account is told', async () => {
    receiver.answer = status(404);
    expect(await run()).toMatchObject({ status: 'GONE', position: 0, failure: 'GONE' });
    expect(bodies()).toEqual([STATE]);
    expect(ended).toHaveLength(1);
  });

  it('rests for five minutes after a failure, and holds up no news', async () => {
    receiver.answer = (response, message) => {
      (message.body === STATE ? status(500) : made)(response, message);
    };
    await run();
    expect(await run()).toMatchObject({ position: 2, failures: 0 });
    expect(bodies()).toEqual([STATE, '{"news":1}', '{"news":1}']);
    clock.forward(5 * 60_000);
    receiver.answer = made;
    expect(await run()).toMatchObject({ standing: { messageId: '77', body: STATE } });
    state = () => '{"state":2}';
    receiver.answer = status(500);
    expect(await run()).toMatchObject({ standing: { messageId: '77', body: STATE } });
    expect(receiver.all.at(-2)?.body).toBe('{"state":2}');
  });

  it.each<readonly [string, Answering]>([
    ['an answer without an id', ok],
    ['no answer in time', () => undefined],
  ])('is made once, also after %s', async (_what, answering) => {
    receiver.answer = (response, message) => {
      (message.body === STATE ? answering : made)(response, message);
    };
    expect(await run()).toMatchObject({ standing: { messageId: null, body: STATE } });
    state = () => '{"state":2}';
    clock.forward(86_400_000);
    await run();
    expect(bodies()).toEqual([STATE, '{"news":1}', '{"news":1}']);
  });

  it('is stored before the next message is sent', async () => {
    receiver.answer = made;
    let seen: Webhook | null = null;
    await run(async () => {
      seen = await stored();
      return '{"news":1}';
    });
    expect(seen).toMatchObject({ standing: { messageId: '77', body: STATE } });
  });

  it('is not sent once the node stops', async () => {
    state = () => {
      stopped = true;
      return STATE;
    };
    expect(await run()).toMatchObject({ standing: null, position: 0 });
    expect(bodies()).toEqual([]);
  });

  it('is not given up for a failure while the node stops', async () => {
    receiver.answer = (response, message) => {
      stopped = true;
      status(404)(response, message);
    };
    expect(await run()).toMatchObject({ standing: null, position: 0, status: 'ACTIVE' });
    expect((await stored()).logged).toBe(0);
  });
});
