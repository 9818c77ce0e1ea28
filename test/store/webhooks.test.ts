import type { LookScope } from '../../src/engine';
import { accountId, instant, seasonId } from '../../src/kernel';
import { storeBackends } from '../support/backends';
import { commitOf, openFresh } from '../support/store-fixtures';
import type { Opened } from '../support/store-fixtures';
import { deliveryOf, progressOf, webhookOf } from '../support/webhook-fixtures';

const NOW = instant(1_000);

describe.each(storeBackends())('stored webhooks on $name', ({ fresh }) => {
  let opened: Opened;
  beforeEach(async () => {
    opened = await openFresh(fresh);
    await opened.store.seasons.commit({ seasons: [commitOf('s1', 0)] });
  });
  afterEach(() => opened.drop());

  const claim = async (
    lease: string,
    limit = 256,
    scope: LookScope | null = null,
  ): Promise<string[]> => {
    const { webhooks } = opened.store;
    const claimed = await webhooks.claim({
      claim: lease,
      now: NOW,
      untilMs: instant(2_000),
      ...{ limit, scope },
    });
    return claimed.map(({ webhook }) => webhook.id);
  };

  it('keep the newest 1,000 entries of their log', async () => {
    const { webhooks } = opened.store;
    for (const id of ['w1', 'w2']) await webhooks.add(webhookOf(id), 10, null);
    await webhooks.log(deliveryOf('w2'), null);
    const many = Array.from({ length: 999 }, () => deliveryOf('w1'));
    await webhooks.progress([progressOf('w1', 0, many)]);
    await webhooks.log(deliveryOf('w1'), null);
    expect(await webhooks.delivery('w1', 1)).not.toBeNull();
    await webhooks.log(deliveryOf('w1'), null);
    await webhooks.progress([progressOf('w1', 0, [deliveryOf('w1')])]);
    const found = await Promise.all([2, 3, 1_002].map((number) => webhooks.delivery('w1', number)));
    expect(found.map((delivery) => delivery?.number)).toEqual([undefined, 3, 1_002]);
    expect(await webhooks.delivery('w2', 1)).not.toBeNull();
  });

  it('end with the account that made them, also those of seasons', async () => {
    const { webhooks, accounts } = opened.store;
    const id = accountId('a1');
    await accounts.addAccount({
      ...{ id, handle: null, displayName: 'Ann', passwordHash: null, bot: null },
      ...{ createdAtMs: NOW, seenAtMs: NOW, deletedAtMs: null },
    });
    await webhooks.add(webhookOf('own', { seasonId: null }), 10, null);
    await webhooks.add(webhookOf('of-season'), 10, null);
    await webhooks.add(webhookOf('other', { accountId: accountId('a2') }), 10, null);
    await accounts.deleteAccount(id, { passwordHash: null, displayName: 'Gone', at: NOW });
    expect(await claim('one')).toEqual(['other']);
    await accounts.erased(id);
    const left = ['own', 'of-season', 'other'].map((each) => webhooks.webhook(each));
    expect((await Promise.all(left)).map((found) => found?.webhook.id)).toEqual([
      ...[undefined, undefined, 'other'],
    ]);
  });

  it('lose no change of their secrets to another at the same time', async () => {
    const { webhooks } = opened.store;
    await webhooks.add(webhookOf('w1'), 10, null);
    const reseal = (sealed: string): string => `${sealed}+`;
    await Promise.all([1, 2, 3].map(() => webhooks.change('w1', { reseal }, null)));
    expect((await webhooks.webhook('w1'))?.sealed).toBe('sealed w1+++');
  });

  it('are leased by turns', async () => {
    const { webhooks } = opened.store;
    for (const id of ['w1', 'w2', 'w3']) await webhooks.add(webhookOf(id), 10, null);
    const order: string[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      const lease = `lease ${turn}`;
      const [id] = await claim(lease, 1);
      order.push(id!);
      const { change, ...progress } = progressOf(id!, 0);
      const dueAtMs = instant(100 + turn);
      await webhooks.progress([{ ...progress, claim: lease, change: { ...change, dueAtMs } }]);
    }
    expect(order).toEqual(['w1', 'w2', 'w3', 'w1']);
  });

  it('are read only if they have news or became due since the last look', async () => {
    const { webhooks, seasons } = opened.store;
    await seasons.commit({ seasons: [commitOf('s2', 0)] });
    await webhooks.add(webhookOf('one'), 10, null);
    const other = { seasonId: seasonId('s2'), accountId: accountId('a2') };
    await webhooks.add(webhookOf('two', other), 10, null);
    const due = { ...other, accountId: accountId('a3'), dueAtMs: instant(900) };
    await webhooks.add(webhookOf('due', due), 10, null);
    const look = (lease: string, since: number, ...ids: readonly string[]): Promise<string[]> =>
      claim(lease, 256, { ids, since: instant(since) });
    expect(await look('a', 950)).toEqual([]);
    expect(await look('b', 950, 's3', 'a9')).toEqual([]);
    expect(await look('c', 950, 's1')).toEqual(['one']);
    expect(await look('d', 899)).toEqual(['due']);
    expect(await look('e', 950, 'a2')).toEqual(['two']);
    expect(await claim('f')).toEqual([]);
  });

  it('are leased at most 20 at once for an account', async () => {
    const { webhooks } = opened.store;
    for (let at = 10; at < 35; at += 1) await webhooks.add(webhookOf(`a${at}`), 100, null);
    await webhooks.add(webhookOf('b', { accountId: accountId('a2') }), 100, null);
    const claimed = await claim('one');
    expect(claimed).toHaveLength(21);
    expect(claimed).toContain('b');
    expect(await claim('two')).toEqual([]);
    const ended = ['a10', 'a11', 'a12'].map((id) => ({ ...progressOf(id, 1), claim: 'one' }));
    await webhooks.progress(ended);
    expect(await claim('three')).toEqual(['a30', 'a31', 'a32']);
    expect(await claim('four')).toEqual([]);
  });
});
