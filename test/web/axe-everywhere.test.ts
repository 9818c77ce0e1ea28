/** Every page by the rules of axe-core, in both themes, on a phone and on a desk. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { closeAll, startTestServer } from '../server/harness';
import { faults, open, PAGES } from './axe-pages';
import { openBrowser, visit } from './browser';
import { furnish } from './shown';
import type { Shown } from './shown';

let browser: Browser;
let shown: Shown;
let url: string;
beforeAll(async () => {
  const house = await startTestServer();
  url = house.client.url;
  shown = await furnish(house.client);
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await closeAll();
});

describe.each([
  ['a phone', { width: 390, height: 844 }],
  ['a desk', { width: 1280, height: 800 }],
])('on %s', (_, viewport) => {
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    ({ context, page } = await visit(browser, url, shown.token, {
      viewport,
      reducedMotion: 'reduce',
    }));
  });
  afterAll(() => context.close());

  it.each(PAGES)('%s is without fault, and no wider than the screen', async (address) => {
    await open(page, shown, address);
    expect(await faults(page, ['light', 'dark'])).toEqual([]);
  });
});
