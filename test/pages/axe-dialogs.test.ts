/**
 * Two things that axe.test.ts does not reach: dialogs over a page, and a signed-out visitor's
 * pages.
 */
import type { Page } from 'playwright-core';
import { faults, open } from './axe-pages';
import { visit } from './browser';
import { browser, house } from './house';
import { furnish } from './shown';
import type { Shown } from './shown';

const PHONE = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;
const THEMES = ['light', 'dark'] as const;
/** axe.test.ts checks the page behind a dialog. */
const DIALOG = '[role="dialog"]';

let shown: Shown;
beforeAll(async () => {
  shown = await furnish(house.client);
});

describe('signed out', () => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await visit(browser, house.client.url, undefined, PHONE));
  });

  it.each([
    ...['/', '/s/{round}', '/s/{round}/hands', '/s/{round}/market', '/s/{round}/proposals'],
    ...['/s/{round}/rules', '/d/{dynasty}', '/d/{dynasty}/masks', '/g/{game}', '/g/{ended}'],
    ...['/watch/{round}', '/watch/{dynasty}', '/me', '/new', '/join/{code}', '/p/{account}'],
  ])('%s is without fault, and no wider than a phone', async (address) => {
    await open(page, shown, address);
    expect(await faults(page, THEMES)).toEqual([]);
  });
});

describe('a dialog', () => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await visit(browser, house.client.url, shown.token, PHONE));
  });

  it.each([
    ['/s/{round}', 'Share'],
    ['/s/{round}', 'Hosted by Ada', 'More about this season'],
    ['/s/{round}', 'Leave the round', 'More actions'],
    ['/d/{dynasty}', 'Share'],
    ['/d/{dynasty}', 'Leave the dynasty', 'More actions'],
    ['/g/{game}', 'Sfida'],
    ['/g/{game}', 'Resign', 'More actions'],
    ['/g/{game}', 'Name another card'],
    ['/g/{game}', 'Effect of the mask Pantalone'],
    ['/s/{round}/host', 'Close the season'],
    ['/me', 'Sign out'],
    ['/me', 'Delete the account'],
  ])('on %s, of “%s”, is without fault', async (address, name, behind = '') => {
    await open(page, shown, address);
    if (behind !== '') await page.getByRole('button', { name: behind }).click();
    await page.getByRole('button', { name, exact: true }).first().click();
    await page.getByRole('dialog').waitFor();
    expect(await faults(page, THEMES, DIALOG)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('of the claim, which opens in a page, is without fault', async () => {
    await open(page, shown, '/g/{game}');
    await page.locator('.own-fan').getByRole('button').first().press('Enter');
    await page.locator('.claim-play').waitFor();
    expect(await faults(page, THEMES)).toEqual([]);
  });

  it('of the keys is without fault, and neither is the page behind it', async () => {
    await open(page, shown, '/');
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    expect(await faults(page, THEMES)).toEqual([]);
  });
});
