import type { MailLink, SealedWebhook } from '../../src/engine';
import { accountId, instant } from '../../src/kernel';
import { storeBackends } from '../support/backends';
import { MADE_AT, openFresh } from '../support/store-fixtures';
import type { Opened } from '../support/store-fixtures';
import { deliveryOf, webhookOf } from '../support/webhook-fixtures';

const ANN = accountId('ann');
const PENDING = 'ann@example.org';
const LIMITS = { mailsPerAccount: 50, mailsPerAddress: 50, mailsPerReceiver: 50 };
const HOUR_MS = 3_600_000;
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8];

const letterOf = (link: MailLink): SealedWebhook => {
  const { accountId: id, createdAtMs, purpose: name } = link;
  const made = { seasonId: null, accountId: id ?? accountId(''), format: 'LETTER', name } as const;
  return webhookOf(`letter ${link.hash}`, { ...made, createdAtMs });
};

describe.each(storeBackends())('stored mail on $name', ({ fresh }) => {
  let opened: Opened;
  beforeEach(async () => {
    opened = await openFresh(fresh);
    await addAccount('ann');
  });
  afterEach(() => opened.drop());

  const addAccount = (name: string) =>
    opened.store.accounts.addAccount({
      ...{ id: accountId(name), handle: name, displayName: name, passwordHash: 'x', bot: null },
      ...{ createdAtMs: MADE_AT, seenAtMs: MADE_AT, deletedAtMs: null },
    });

  const linkOf = (hash: string, over: Partial<MailLink> = {}): MailLink => ({
    ...{ hash, purpose: 'CONFIRM', accountId: ANN, address: PENDING },
    ...{ receiver: `receiver of ${hash}`, origin: `origin of ${hash}` },
    ...{ createdAtMs: MADE_AT, expiresAtMs: instant(MADE_AT + 24 * HOUR_MS), usedKey: null },
    ...over,
  });

  const write = (link: MailLink, limits: Partial<typeof LIMITS> = {}) => {
    const since = instant(MADE_AT - HOUR_MS);
    const asked = { link, letter: letterOf(link), since };
    return opened.store.mail.write(asked, { ...LIMITS, ...limits }, null);
  };
  const statusOf = async (hash: string) =>
    (await opened.store.webhooks.webhook(`letter ${hash}`))?.webhook.status;

  it.each([
    ['mailsPerAccount', {}],
    ['mailsPerAddress', { origin: 'one', accountId: null }],
  ] as const)('keeps %s for requests at the same time', async (limit, over) => {
    const asked = NUMBERS.map((at) => write(linkOf(`h${at}`, over), { [limit]: 2 }));
    const became = await Promise.all(asked);
    expect(became.filter((each) => each === 'WRITTEN')).toHaveLength(2);
    expect(became.filter((each) => each === limit)).toHaveLength(6);
  });

  it('sends no more letters to a receiver than its limit, at the same time too', async () => {
    for (const at of NUMBERS) await addAccount(`a${at}`);
    const asked = NUMBERS.map((at) =>
      write(linkOf(`h${at}`, { accountId: accountId(`a${at}`), receiver: 'one' }), {
        mailsPerReceiver: 2,
      }),
    );
    expect(new Set(await Promise.all(asked))).toEqual(new Set(['WRITTEN']));
    const statuses = await Promise.all(NUMBERS.map((at) => statusOf(`h${at}`)));
    expect(statuses.filter((status) => status === 'ACTIVE')).toHaveLength(2);
  });

  it('forgets old letters and links in steps, with their logs, to the last', async () => {
    const { mail, webhooks } = opened.store;
    for (const at of NUMBERS) await write(linkOf(`h${at}`));
    await webhooks.log(deliveryOf('letter h1'), null);
    const young = instant(MADE_AT + HOUR_MS);
    await write(linkOf('young', { createdAtMs: young }));
    const gone: number[] = [];
    for (let step = 0; step < 4; step += 1) gone.push(await mail.forget(young, 3));
    expect(gone).toEqual([3, 3, 2, 0]);
    expect(await Promise.all(NUMBERS.map((at) => statusOf(`h${at}`)))).toEqual(
      NUMBERS.map(() => undefined),
    );
    expect(await webhooks.delivery('letter h1', 1)).toBeNull();
    expect(await mail.link('h8')).toBeNull();
    expect([await mail.link('young'), await statusOf('young')]).toMatchObject([{}, 'ACTIVE']);
  });

  it('forgets old letters of which the link is gone already', async () => {
    const { mail, webhooks } = opened.store;
    await webhooks.add(letterOf(linkOf('alone')), 10, null);
    expect(await mail.forget(instant(MADE_AT + 1), 10)).toBe(1);
    expect(await statusOf('alone')).toBeUndefined();
  });

  it('forgets an address that was not confirmed in time, unless it was asked for again', async () => {
    const { mail } = opened.store;
    const again = instant(MADE_AT + HOUR_MS);
    await write(linkOf('first'));
    await write(linkOf('again', { createdAtMs: again }));
    await mail.forget(again, 10);
    expect((await mail.box(ANN))?.pending).toBe(PENDING);
    await mail.forget(instant(again + 1), 10);
    expect((await mail.box(ANN))?.pending).toBeNull();
  });

  it('ends with the logs of what was sent once the address is removed', async () => {
    const { mail, webhooks } = opened.store;
    await write(linkOf('h1'));
    await webhooks.log(deliveryOf('letter h1'), null);
    await mail.removeAddress(ANN, null);
    expect(await webhooks.delivery('letter h1', 1)).toBeNull();
  });

  it('stores nothing for an account that was deleted meanwhile', async () => {
    const { mail, accounts } = opened.store;
    await accounts.deleteAccount(ANN, { passwordHash: 'x', displayName: 'Gone', at: MADE_AT });
    expect(await write(linkOf('h1'))).toBe('NO_ACCOUNT');
    expect([await mail.box(ANN), await mail.link('h1')]).toEqual([null, null]);
  });

  it('gives an address that many confirm at the same time to one account', async () => {
    const { mail } = opened.store;
    for (const at of NUMBERS) {
      await addAccount(`a${at}`);
      await write(linkOf(`h${at}`, { accountId: accountId(`a${at}`) }));
    }
    const confirmed = NUMBERS.map((at) => {
      const made = { seasonId: null, accountId: accountId(`a${at}`), format: 'MAIL' } as const;
      const use = { hash: `h${at}`, at: MADE_AT, usedKey: '' };
      return mail.confirm(use, PENDING, webhookOf(`mail ${at}`, made));
    });
    expect((await Promise.all(confirmed)).toSorted()).toEqual([
      'CONFIRMED',
      ...NUMBERS.slice(1).map(() => 'TAKEN'),
    ]);
  });
});
