/** Checks every page by axe-core's rules, in both themes, on a phone and a desktop. */
import type { BrowserContext, Page } from 'playwright-core';
import { faults, open, PAGES } from './axe-pages';
import { visit } from './browser';
import { browser, house } from './own-house';
import { furnish } from './shown';
import type { Shown } from './shown';

let shown: Shown;
beforeAll(async () => {
  shown = await furnish(house.client);
});

describe.each([
  ['a phone', { width: 390, height: 844 }],
  ['a desk', { width: 1280, height: 800 }],
])('on %s', (_, viewport) => {
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    ({ context, page } = await visit(browser, house.client.url, shown.token, {
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
