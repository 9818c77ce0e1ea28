/** On the later pages of a visit, nothing moves while the data loads. */
import type { BrowserContext, Page } from 'playwright-core';
import { open } from './axe-pages';
import { visit } from './browser';
import { browser, house } from './own-house';
import { shiftsOf, watchShifts } from './shifts';
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
    ({ context, page } = await visit(browser, house.client.url, shown.token, { viewport }));
    await watchShifts(context);
    // The name in the page head appears from the second page on.
    await open(page, shown, '/cards');
  });
  afterAll(() => context.close());

  it.each([
    ...['/s/{round}', '/s/{round}/hands', '/s/{round}/market', '/s/{round}/proposals'],
    ...['/s/{round}/tables', '/s/{round}/history', '/s/{round}/rules', '/s/{round}/at/9'],
    ...['/d/{dynasty}', '/g/{game}', '/g/{ended}', '/d/{dynasty}/at/9'],
    ...['/watch/{round}', '/watch/{dynasty}', '/me'],
  ])('%s stands still', async (address) => {
    await open(page, shown, address);
    expect(await shiftsOf(page)).toEqual([]);
  });
});
