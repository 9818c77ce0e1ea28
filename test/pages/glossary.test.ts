import { faults } from './axe-pages';
import { visit } from './browser';
import { afterFrame } from './frame';
import { browser, house } from './house';
import { onceSettled } from './once-settled';
import { furnish } from './shown';
import type { Shown } from './shown';

let shown: Shown;
beforeAll(async () => {
  shown = await furnish(house.client);
});

describe('a word of the rules', () => {
  it('is told of under the focus and under the pointer, and Escape takes it away', async () => {
    const { context, page, complaints } = await visit(browser, house.client.url);
    await page.goto(`/d/${shown.ids['dynasty']}`);
    const word = page.getByRole('link', { name: 'Magistrelli', exact: true }).first();
    const told = page.getByRole('tooltip');
    await word.focus();
    await told.getByText('Each player has Magistrelli, at first 10.').waitFor();
    await onceSettled(async () =>
      expect(await word.getAttribute('aria-describedby')).toBe(await told.getAttribute('id')),
    );
    expect(await faults(page, ['light', 'dark'])).toEqual([]);
    await page.keyboard.press('Escape');
    await told.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Pegs', exact: true }).first().hover();
    await told.getByText('Each player has pegs, never fewer than 0.').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is told of at the first tap, and leads to its section at the second', async () => {
    const { context, page } = await visit(browser, house.client.url, undefined, {
      hasTouch: true,
      viewport: { width: 390, height: 844 },
    });
    await page.goto(`/s/${shown.ids['round']}`);
    const word = page.getByRole('link', { name: 'Lots', exact: true });
    await word.tap();
    const told = page.getByRole('tooltip');
    await told.getByText('Lots hold 3 cards each until they are won.').waitFor();
    // The tooltip is positioned in the frame in which it is drawn.
    await afterFrame(page);
    await onceSettled(async () => {
      const box = (await told.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(390);
    });
    await word.tap();
    await page.waitForURL(/\/rules#lots$/);
    await context.close();
  });

  it('is marked in the book once in a section, and not in its own', async () => {
    const { context, page } = await visit(browser, house.client.url);
    await page.goto(`/d/${shown.ids['dynasty']}/rules`);
    const gambling = page.locator('#gambling');
    await gambling.getByRole('link', { name: 'Sfida', exact: true }).waitFor();
    expect(await gambling.getByRole('link', { name: 'Sfida', exact: true }).count()).toBe(1);
    expect(await gambling.getByRole('link', { name: /^pegs?$/ }).count()).toBe(0);
    await context.close();
  });
});
