import { ProgressWriter } from '../../src/delivery/progress-writer';
import { storeBackends } from '../support/backends';
import { openFresh } from '../support/store-fixtures';
import type { Opened } from '../support/store-fixtures';
import { deliveryOf, progressOf, webhookOf } from '../support/webhook-fixtures';

describe.each(storeBackends())('the progress of deliveries on $name', ({ fresh }) => {
  let opened: Opened;
  beforeEach(async () => {
    opened = await openFresh(fresh);
  });
  afterEach(() => opened.drop());

  it('is kept for the other webhooks if that of one cannot be stored', async () => {
    const { webhooks } = opened.store;
    for (const id of ['w1', 'w2', 'w3']) await webhooks.add(webhookOf(id), 10, null);
    const errors: unknown[] = [];
    const writer = new ProgressWriter(webhooks, (error) => errors.push(error));
    const unfit = deliveryOf('w2', { body: null as unknown as string });
    writer.add(progressOf('w1', 1, [deliveryOf('w1')]));
    writer.add(progressOf('w2', 1, [unfit]));
    writer.add(progressOf('w3', 1, [deliveryOf('w3')]));
    await writer.flush();
    const positions = ['w1', 'w2', 'w3'].map(async (id) => (await webhooks.webhook(id))?.webhook);
    expect((await Promise.all(positions)).map((webhook) => webhook?.position)).toEqual([1, 0, 1]);
    const lost = ['w1', 'w2', 'w3'].map((webhookId) => writer.hasLost({ webhookId, claim: '' }));
    expect(lost).toEqual([false, true, false]);
    expect(errors).toHaveLength(1);
  });
});
