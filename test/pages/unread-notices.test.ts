/** The number of unread notices, beside the account's name in the head of each page. */
import { faults } from './axe-pages';
import { untilIn, visit } from './browser';
import { untilFollowed } from './followed';
import { onceSettled } from './once-settled';
import { browser, house } from './own-house';
import { goHome, press, rehearse } from './rounds';
import type { Rehearsal } from './rounds';
import { shiftsOf, watchShifts } from './shifts';

const CHIP = [{ item: 'CHIP', quantity: 1 }];
const UNREAD = `query { viewer { inbox(first: 1) { unreadCount } } }`;

async function offer({ people, send }: Rehearsal): Promise<number> {
  const [ada, bruno] = people;
  await send(ada!, 'offerTrade', { to: bruno!.player, give: CHIP, get: CHIP });
  const { body } = await house.client.post(UNREAD, { token: bruno!.token });
  return (body.data!['viewer'] as { inbox: { unreadCount: number } }).inbox.unreadCount;
}

it.each([360, 1280])(
  'are told at a width of %i, follow what comes, and go when read',
  async (width) => {
    const round = await rehearse(house, ['Ada', 'Bruno']);
    await round.moveTo('2021-08-30T13:00:00Z');
    const unread = await offer(round);
    expect(unread).toBeGreaterThan(0);
    const viewport = { width, height: 800 };
    const there = await visit(browser, house.client.url, round.people[1]!.token, { viewport });
    const { page, context } = there;
    await watchShifts(context);
    await page.goto('/cards');
    // The name in the page head appears from the second page on.
    await page.getByRole('link', { name: /^Bruno/ }).waitFor();
    await page.goto('/me');
    const account = (name: string) => page.getByRole('link', { name, exact: true });
    await account(`Bruno, ${unread} unread`).waitFor();
    await onceSettled(async () =>
      expect(await page.locator('.unread-badge').textContent()).toBe(String(unread)),
    );
    expect(await shiftsOf(page)).toEqual([]);
    expect(await faults(page, ['light', 'dark'])).toEqual([]);
    await untilIn(page, 'document.documentElement.scrollWidth <= innerWidth');

    await untilFollowed(house, 2);
    const more = await offer(round);
    await account(`Bruno, ${more} unread`).waitFor();

    await press(page, 'Mark all as read');
    await page.locator('.unread-badge').waitFor({ state: 'detached' });
    await account('Bruno').waitFor();
    await goHome([there]);
  },
);

it('go in every tab of the browser when they are read in one', async () => {
  const round = await rehearse(house, ['Ada', 'Bruno']);
  await round.moveTo('2021-08-30T13:00:00Z');
  const unread = await offer(round);
  const there = await visit(browser, house.client.url, round.people[1]!.token);
  const [elsewhere, inbox] = [await there.context.newPage(), await there.context.newPage()];
  await elsewhere.goto('/cards');
  await inbox.goto('/me');
  await there.page.goto('/me');
  await elsewhere.locator('.unread-badge').getByText(String(unread)).waitFor();
  const marked = inbox.getByRole('button', { name: 'Mark all as read' });
  await marked.waitFor();
  await press(there.page, 'Mark all as read');
  await elsewhere.locator('.unread-badge').waitFor({ state: 'detached' });
  await inbox.locator('.unread-badge').waitFor({ state: 'detached' });
  await marked.waitFor({ state: 'detached' });
  await goHome([there]);
});

it('are nobody’s who is not signed in', async () => {
  const there = await visit(browser, house.client.url);
  const { page } = there;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.postData() ?? ''));
  await page.goto('/cards');
  await page.getByRole('link', { name: 'Sign in', exact: true }).waitFor();
  expect(await page.locator('.unread-badge').count()).toBe(0);
  expect(asked.filter((body) => body.includes('Unread'))).toEqual([]);
  await goHome([there]);
});
