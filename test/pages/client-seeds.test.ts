/** Players add their own seeds to the slot machine and to a war, in the page. */
import type { Browser } from 'playwright-core';
import { closeAll, startTestServer } from '../support/test-server';
import type { TestServer } from '../support/test-server';
import { openBrowser } from './browser';
import { goHome, press, rehearse, sitAt } from './rounds';

let browser: Browser;
let house: TestServer;
beforeAll(async () => {
  house = await startTestServer();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await closeAll();
});

const KEPT = `Object.keys(localStorage).filter((key) => key.startsWith('ridotto:client-seed'))
  .map((key) => localStorage.getItem(key))`;

it('a seed made by the page is told with the first throw of the week, and typed where it is not kept', async () => {
  const round = await rehearse(house, ['Ada']);
  const [ada] = round.people;
  await round.moveTo('2021-08-23T12:00:00Z');
  const visits = await sitAt(browser, house, [ada!], `/s/${round.id}/tables`);
  const [{ page }] = visits as [(typeof visits)[number]];
  await page.getByText('Add my own dice').first().click();
  await press(page, 'Add my own dice');
  await page.getByText('You have fixed a seed for the throws of the next week.').waitFor();
  const [text] = await page.evaluate<string[]>(KEPT);
  await round.moveTo('2021-08-30T12:00:00Z');

  await page.evaluate(`localStorage.clear()`);
  await page.evaluate(`localStorage.setItem('ridotto:token', '${ada!.token}')`);
  await page.reload();
  const field = page.getByLabel('Your client seed');
  await field.fill('another text');
  await press(page, 'Pull the lever');
  const slots = page.getByRole('region', { name: 'Slot machine' });
  await slots.getByRole('alert').waitFor();
  expect(await field.inputValue()).toBe('another text');
  await field.fill(text!);
  await press(page, 'Pull the lever');
  await page.locator('.reels').waitFor();
  await field.waitFor({ state: 'detached' });
  const asked = `{ season(id: "${round.id}") { viewer { player { clientSeed } } } }`;
  const { body } = await house.client.post(asked, { token: ada!.token });
  expect(body.data).toMatchObject({ season: { viewer: { player: { clientSeed: text } } } });
  await goHome(visits);
});
