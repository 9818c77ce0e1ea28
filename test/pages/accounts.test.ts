import type { Page } from 'playwright-core';
import { build } from '../support/server-process';
import { openWithBots } from '../api/practice-games';
import { pairs } from '../support/installations';
import type { Site } from '../support/installations';
import { visit } from './browser';
import { browser, house } from './house';
import { onceSettled } from './once-settled';
import { furnish } from './shown';

const PASSWORD = 'a candle on the table';
const press = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name, exact: true }).click();
};

/** Fills in and sends the form of `/me` with this heading. */
async function fillIn(page: Page, title: string, handle: string): Promise<void> {
  const form = page.locator('form', { has: page.getByRole('heading', { name: title }) });
  await form.getByLabel('Sign-in name').fill(handle);
  await form.getByLabel('Password').fill(PASSWORD);
  await form.getByRole('button').click();
}

/** Signs in by a form of `/me`, and waits for the signed-in page. */
async function enter(page: Page, title: string, handle: string): Promise<void> {
  await fillIn(page, title, handle);
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
}

/** Waits until the browser has painted all changes so far. */
const painted = (page: Page) =>
  page.evaluate('new Promise((end) => requestAnimationFrame(() => requestAnimationFrame(end)))');

/**
 * The browser's message if a request is still in flight when its token ends: the server answers
 * 401.
 */
const ON_ITS_WAY = 'the server responded with a status of 401';
const unexpected = (complaints: readonly string[]) =>
  complaints.filter((text) => !text.includes(ON_ITS_WAY));

describe('an account', () => {
  it('is made, left, and come back to; nobody is told of a cut connection then', async () => {
    const { context, page, complaints } = await visit(browser, house.client.url);
    await page.goto('/me');
    const opened = page.waitForEvent('websocket');
    await enter(page, 'Create an account', 'elena');
    const socket = await opened;
    await socket.waitForEvent('framereceived');
    const closed = socket.waitForEvent('close');
    await press(page, 'Sign out');
    await page.getByRole('heading', { name: 'Good evening' }).waitFor();
    await closed;
    await painted(page);
    expect(await page.getByRole('alert').allTextContents()).toEqual([]);
    await enter(page, 'Sign in', 'elena');
    expect(unexpected(complaints)).toEqual([]);
    await context.close();
  });

  it('that a guest’s becomes keeps the seat and the hand of a game that is played', async () => {
    const { token, ids } = await furnish(house.client);
    const hand = (at: Page) => at.locator('.own-fan').getByRole('button');
    const purse = (at: Page) => at.getByRole('list', { name: 'My items' });
    const { context, page, complaints } = await visit(browser, house.client.url, token);
    await page.goto(`/s/${ids['round']}`);
    await purse(page).waitFor();
    const owned = await purse(page).allTextContents();
    await page.goto(`/g/${ids['game']}`);
    await hand(page).nth(5).waitFor();
    const held = await hand(page).allTextContents();
    await page.goto('/me');
    await enter(page, 'Keep this account', 'pulcinella');
    await page.getByText('pulcinella', { exact: true }).waitFor();
    await page.goto(`/g/${ids['game']}`);
    await hand(page).nth(5).waitFor();
    await onceSettled(async () => expect(await hand(page).allTextContents()).toEqual(held));
    await context.close();

    const again = await visit(browser, house.client.url);
    await again.page.goto('/me');
    await enter(again.page, 'Sign in', 'pulcinella');
    await again.page.goto(`/g/${ids['game']}`);
    await hand(again.page).nth(5).waitFor();
    await onceSettled(async () => expect(await hand(again.page).allTextContents()).toEqual(held));
    await again.page.goto(`/s/${ids['round']}`);
    await purse(again.page).waitFor();
    await onceSettled(async () => expect(await purse(again.page).allTextContents()).toEqual(owned));
    expect([...complaints, ...again.complaints]).toEqual([]);
    await again.context.close();
  });

  it('is told that it was signed out elsewhere, and finds what it typed when it is back', async () => {
    const here = await visit(browser, house.client.url);
    await here.page.goto('/me');
    await enter(here.page, 'Create an account', 'fosca');
    await here.page.goto('/new');
    await here.page.getByLabel('Name of the season', { exact: true }).fill('Half a thought');

    const there = await visit(browser, house.client.url);
    await there.page.goto('/me');
    await enter(there.page, 'Sign in', 'fosca');
    await press(there.page, 'End all other sessions');
    await here.page.getByText('Your session has ended.').waitFor();
    expect(await here.page.getByText('Connection lost').count()).toBe(0);

    await here.page.getByRole('alert').getByRole('link', { name: 'Sign in' }).click();
    await fillIn(here.page, 'Create an account', 'gasparo');
    await here.page.waitForURL('**/new');
    await here.page.getByLabel('Name of the season', { exact: true }).waitFor();
    await onceSettled(async () => expect(await here.page.getByRole('alert').count()).toBe(0));
    await onceSettled(async () =>
      expect(await here.page.getByLabel('Name of the season', { exact: true }).inputValue()).toBe(
        '',
      ),
    );
    await here.page.goto('/me');
    await press(here.page, 'Sign out');
    await enter(here.page, 'Sign in', 'fosca');
    await here.page.goto('/new');
    await onceSettled(async () =>
      expect(await here.page.getByLabel('Name of the season', { exact: true }).inputValue()).toBe(
        'Half a thought',
      ),
    );
    expect(unexpected([...here.complaints, ...there.complaints])).toEqual([]);
    await here.context.close();
    await there.context.close();
  });

  it('is told beside each field what is wrong with it, in the words of the form, and types nothing twice', async () => {
    const { context, page } = await visit(browser, house.client.url);
    await page.goto('/me');
    const form = page.locator('form', {
      has: page.getByRole('heading', { name: 'Create an account' }),
    });
    const [name, password] = [
      form.getByLabel('Sign-in name'),
      form.getByLabel('Password', { exact: true }),
    ];
    const about = (label: string) =>
      form.locator('.field', { has: page.getByLabel(label, { exact: true }) });
    const send = form.getByRole('button');
    await name.fill('Ada!');
    await password.fill('short');
    await send.click();
    await about('Sign-in name').getByText('A sign-in name has 3 to 30 characters').waitFor();
    expect(await password.getAttribute('aria-invalid')).toBe('false');
    await name.fill('zorzi');
    await send.click();
    await about('Password').getByText('A password has 8 to 200 characters.').waitFor();
    expect([await name.inputValue(), await password.inputValue()]).toEqual(['zorzi', 'short']);
    await password.fill('password');
    await send.click();
    await about('Password').getByText('This password is easy to guess.').waitFor();
    await onceSettled(async () => expect(await form.getByRole('alert').count()).toBe(1));
    await password.fill(PASSWORD);
    await send.click();
    await page.getByRole('button', { name: 'Sign out' }).waitFor();

    const other = page.locator('form', { has: page.getByLabel('New password') });
    await other.getByLabel('Current password').fill('not this one');
    await other.getByLabel('New password').fill('two candles on the table');
    await other.getByRole('button').click();
    await other.getByText('This is not your password.').waitFor();
    await context.close();

    const again = await visit(browser, house.client.url);
    await again.page.goto('/me');
    const taken = again.page.locator('form', {
      has: again.page.getByRole('heading', { name: 'Create an account' }),
    });
    await taken.getByLabel('Sign-in name').fill('zorzi');
    await taken.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await taken.getByRole('button').click();
    await taken.getByText('This name is taken.').waitFor();
    await again.context.close();
  });

  it('reads what was told to it, and has read it', async () => {
    const { client } = house;
    const [ada, bruno] = [await client.guest('Ada'), await client.guest('Bruno')];
    const seasonId = await client.round(ada);
    const joined = `mutation ($id: ID!) { joinSeason(input: { seasonId: $id }) {
      refusal { message } player { id } } }`;
    await client.post(joined, { token: ada, variables: { id: seasonId } });
    const { body } = await client.post(joined, { token: bruno, variables: { id: seasonId } });
    const { player } = body.data?.['joinSeason'] as { readonly player: { readonly id: string } };
    const later = `mutation ($id: ID!) {
      advanceClock(input: { seasonId: $id, to: "2021-08-30T13:00:00Z" }) { refusal { message } } }`;
    await client.post(later, { token: ada, variables: { id: seasonId } });
    const offer = `mutation ($input: OfferTradeInput!) { offerTrade(input: $input) {
      refusal { message } } }`;
    const chip = [{ item: 'CHIP', quantity: 1 }];
    const input = { seasonId, to: player.id, give: chip, get: chip };
    const made = await client.post(offer, { token: ada, variables: { input } });
    expect(made.body).toMatchObject({ data: { offerTrade: { refusal: null } } });
    const { context, page, complaints } = await visit(browser, client.url, bruno);
    await page.goto('/me');
    const unread = page.getByText(/^\d+ unread$/);
    await unread.waitFor();
    await press(page, 'Mark all as read');
    await unread.waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('.inbox li[data-read="true"]').first().waitFor();
    await onceSettled(async () =>
      expect(await page.locator('.inbox li[data-read="false"]').count()).toBe(0),
    );
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a seat', () => {
  it('is left in a round', async () => {
    const token = await house.client.guest('Ada');
    const id = await house.client.round(token);
    const { context, page, complaints } = await visit(browser, house.client.url, token);
    await page.goto(`/s/${id}`);
    await press(page, 'Sit down');
    await press(page, 'Leave the round');
    await page.getByRole('dialog').getByRole('button', { name: 'Leave the round' }).click();
    // The page states when the player may return.
    await page.getByText('You have left. You can sit down again from').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is taken in a dynasty made from the page, and left', async () => {
    const token = await house.client.guest('Ada');
    const { context, page, complaints } = await visit(browser, house.client.url, token);
    await page.goto('/new');
    await page.getByText('Giolitti', { exact: true }).click();
    await page.getByLabel('Name of the season', { exact: true }).fill('Winter carnival');
    await press(page, 'Create the season');
    await page.waitForURL('**/d/*/host');
    await page.getByRole('link', { name: 'Table', exact: true }).click();
    await press(page, 'I am ready');
    await page.getByText('You are ready').waitFor();
    await press(page, 'Leave the dynasty');
    await page.getByRole('dialog').getByRole('button', { name: 'Leave the dynasty' }).click();
    // The player may not rejoin for 96 hours: the page states the time and has no button to rejoin.
    await page.getByText('You have left. You can sit down again from').waitFor();
    await page.getByRole('button', { name: 'Leave the dynasty' }).waitFor({ state: 'detached' });
    expect(await page.getByRole('button', { name: 'Sit down' }).count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

/** The lessons at the table, each with the element that it highlights. */
const LESSONS = [
  ['Play a card', '.my-hand'],
  ['The tricks of this game', '.canal'],
  ['You may lie', '.my-place'],
  ['Raise the stakes', '.game-bar'],
  ['More points win', '.game-table'],
] as const;

describe('a house with bots', () => {
  let site: Site;
  beforeAll(build);
  beforeEach(async () => {
    site = await pairs()[0]!.fresh();
  });
  afterEach(() => site.drop());

  it('sits whoever comes by at a table with them, and shows them around', async () => {
    const { client } = await openWithBots(site);
    const { context, page, complaints } = await visit(browser, client.url);
    await page.goto('/');
    await page.getByText('Against bots, at once.').first().waitFor();
    await press(page, 'Play Giolitti now');
    await page.waitForURL('**/g/*');
    await page.locator('.canal').waitFor();
    // At the guest's own table the tour of five lessons starts automatically.
    const guide = page.getByRole('dialog');
    for (const [at, [title, lit]] of LESSONS.entries()) {
      if (at > 0) await press(page, 'Next');
      await page
        .getByRole('dialog', { name: title })
        .getByText(`Step ${at + 1} of 5`)
        .waitFor();
      await page.locator(`${lit}[data-lit="yes"]`).waitFor();
    }
    await press(page, 'Go to the table');
    await guide.waitFor({ state: 'detached' });
    await page.locator('.canal').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
