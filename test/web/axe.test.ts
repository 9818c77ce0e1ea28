/** Every page by the rules of axe-core, once: on a phone, by daylight. The long tests look everywhere. */
import type { Browser, Page } from 'playwright-core';
import { closeAll, startTestServer } from '../server/harness';
import { faults, open, PAGES } from './axe-pages';
import { openBrowser, visit } from './browser';
import { furnish } from './shown';
import type { Shown } from './shown';

let browser: Browser;
let shown: Shown;
let page: Page;
beforeAll(async () => {
  const { client } = await startTestServer();
  shown = await furnish(client);
  browser = await openBrowser();
  const viewport = { width: 390, height: 844 };
  ({ page } = await visit(browser, client.url, shown.token, { viewport, reducedMotion: 'reduce' }));
});
afterAll(async () => {
  await browser.close();
  await closeAll();
});

it.each(PAGES)('%s is without fault, and no wider than a phone', async (address) => {
  await open(page, shown, address);
  expect(await faults(page, ['light'])).toEqual([]);
});

it('faults are found where there are any', async () => {
  await open(page, shown, '/me/nothing');
  await page.evaluate(`document.querySelector('main').innerHTML =
    '<h1>One</h1><input><p>Two</p><div class="wide">Three</div>'`);
  await page.evaluate(`Object.assign(document.querySelector('main p').style, { color: '#888' })`);
  await page.evaluate(`document.querySelector('.wide').style.width = '3000px'`);
  const found = await faults(page, ['light']);
  for (const rule of ['too wide: div.wide', 'light: label: input', 'light: color-contrast: p']) {
    expect(found).toContainEqual(expect.stringContaining(rule));
  }
});
