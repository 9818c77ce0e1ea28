/** Rare states of pages, and pages outside the client. axe.test.ts does not reach them. */
import type { BrowserContext, Page } from 'playwright-core';
import { faults, open } from './axe-pages';
import { visit } from './browser';
import { browser, house } from './house';
import { onceSettled } from './once-settled';
import { furnish } from './shown';
import type { Shown } from './shown';

const PHONE = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;
const THEMES = ['light', 'dark'] as const;
/** The number of steps in either tour. */

let shown: Shown;
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  shown = await furnish(house.client);
  ({ context, page } = await visit(browser, house.client.url, shown.token, PHONE));
});

/** The docs are our own pages. GraphiQL at `/graphql` is not, so it is left out. */
it.each(['/docs', '/docs/clients', '/docs/rules/2021-08-24'])(
  '%s is without fault in both themes, and no wider than a phone',
  async (address) => {
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      await open(page, shown, address);
      expect(await faults(page, [colorScheme])).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: null });
  },
);

describe('without fault is', () => {
  it('a form that was refused, and one that is told what is wrong with a field', async () => {
    await open(page, shown, '/s/{round}/market');
    const offer = page.getByRole('region', { name: 'Offer a trade' });
    await offer.getByLabel('Trade partner').selectOption({ label: 'Bruno' });
    await offer.getByRole('button', { name: 'Send the offer', exact: true }).click();
    await offer.getByRole('alert').waitFor();
    expect(await faults(page, THEMES)).toEqual([]);
    const stranger = await visit(browser, house.client.url, undefined, PHONE);
    await open(stranger.page, shown, '/me');
    const form = stranger.page.locator('form', {
      has: stranger.page.getByRole('heading', { name: 'Create an account' }),
    });
    await form.getByLabel('Sign-in name').fill('Ada!');
    await form.getByLabel('Password', { exact: true }).fill('short');
    await form.getByRole('button').click();
    await form.getByRole('alert').waitFor();
    expect(await faults(stranger.page, THEMES)).toEqual([]);
    await stranger.context.close();
  });

  it.each([
    ['ROUND', 5, '/s/{round}'],
    ['DYNASTY', 6, '/d/{dynasty}'],
  ] as const)('each step of the tour of a season that is a %s', async (kind, steps, address) => {
    const season = shown.ids[kind === 'ROUND' ? 'round' : 'dynasty'];
    const tour = JSON.stringify({ kind, season, step: 0, game: null });
    // Only a page of the site has its storage.
    await open(page, shown, '/');
    await page.evaluate(`localStorage.setItem('ridotto:tour', ${JSON.stringify(tour)})`);
    await open(page, shown, address);
    const guide = page.locator('.tour');
    const next = guide.getByRole('button', { name: 'Next', exact: true });
    for (let step = 1; step <= steps; step += 1) {
      await guide.getByText(`${step} of ${steps}`).waitFor();
      await page.locator('main [data-lit]').waitFor();
      await page.getByText('One moment').first().waitFor({ state: 'detached' });
      expect(await faults(page, THEMES)).toEqual([]);
      if (step < steps) await next.click();
    }
    await onceSettled(async () => expect(await next.count()).toBe(0));
    await page.evaluate(`localStorage.removeItem('ridotto:tour')`);
  });

  it('a page whose connection is cut', async () => {
    await open(page, shown, '/s/{round}');
    await context.setOffline(true);
    await page.getByText('Connection lost.').first().waitFor();
    expect(await faults(page, THEMES)).toEqual([]);
    await context.close();
  });
});
