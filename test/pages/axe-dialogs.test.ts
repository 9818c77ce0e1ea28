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

  /** The names of the buttons that open a dialog; `behind` is the button that shows the next one. */
  it.each<[string, readonly { readonly name: string; readonly behind?: string }[]]>([
    [
      '/s/{round}',
      [
        { name: 'Share' },
        { name: 'Hosted by Ada', behind: 'More about this season' },
        { name: 'Leave the round', behind: 'More actions' },
      ],
    ],
    ['/d/{dynasty}', [{ name: 'Share' }, { name: 'Leave the dynasty', behind: 'More actions' }]],
    [
      '/g/{game}',
      [
        { name: 'Sfida' },
        { name: 'Bluff: name another card' },
        { name: 'Effect of the mask Pantalone' },
        { name: 'Resign', behind: 'More actions' },
      ],
    ],
    ['/s/{round}/host', [{ name: 'Close the season' }]],
    ['/me', [{ name: 'Sign out' }, { name: 'Delete the account' }]],
  ])('on %s is without fault', async (address, dialogs) => {
    await open(page, shown, address);
    for (const { name, behind } of dialogs) {
      const button = page.getByRole('button', { name, exact: true }).first();
      if (behind !== undefined && !(await button.isVisible())) {
        await page.getByRole('button', { name: behind }).click();
      }
      await button.click();
      await page.getByRole('dialog').waitFor();
      expect([name, await faults(page, THEMES, DIALOG)]).toEqual([name, []]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
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
