/** The keyboard shortcuts of every page, and the palette. */
import type { Page } from 'playwright-core';
import { until } from '../support/async-queue';
import { faults } from './axe-pages';
import { visit } from './browser';
import { onceSettled } from './once-settled';
import { browser, house } from './own-house';
import { goHome, rehearse, sitAt } from './rounds';
import { furnish } from './shown';
import type { Shown } from './shown';

let shown: Shown;
beforeAll(async () => {
  shown = await furnish(house.client);
});

/** The focused element's accessible name; empty if nothing has the focus. */
const focused = (page: Page): Promise<string> =>
  page.evaluate<string>(`(() => {
    const { activeElement: at, body } = document;
    return at === body ? '' : (at.getAttribute('aria-label') ?? at.textContent);
  })()`);

const palette = (page: Page) => page.getByRole('combobox', { name: /^A page, a season/ });
const entry = (page: Page, name: RegExp | string) => page.getByRole('option', { name });

async function openPalette(page: Page): Promise<void> {
  // Shortcuts work only once the client has taken over.
  await page.locator('.keys-open').waitFor({ state: 'attached' });
  await page.keyboard.press('Control+k');
  await palette(page).waitFor();
}

describe('the palette', () => {
  it('goes to a tab, a game, a player and a season by a few letters', async () => {
    const { context, page, complaints } = await visit(browser, house.client.url, shown.token);
    await page.goto(`/s/${shown.ids['round']}`);
    const found: readonly (readonly [string, string])[] = [
      ['contr', `/s/${shown.ids['round']}/contracts`],
      ['carniv', `/d/${shown.ids['dynasty']}`],
      ['game 2', `/g/${shown.ids['game']}`],
      ['seasons round 12', `/s/${shown.ids['round']}`],
      ['players ada', `/p/${shown.ids['account']}`],
      ['leader', '/leaders'],
    ];
    for (const [typed, address] of found) {
      await openPalette(page);
      await palette(page).fill(typed);
      await page.locator('.palette-entry[aria-selected="true"]').waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${address}`);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('tells what I may do and until when, and leads to what does it', async () => {
    const round = await rehearse(house, ['Ada', 'Bruno']);
    const [ada, bruno] = round.people;
    await round.moveTo('2021-08-31T12:00:00Z');
    const give = [{ item: 'CHIP', quantity: 3 }];
    await round.send(ada!, 'offerTrade', { to: bruno!.player, give, get: [] });
    const visits = await sitAt(browser, house, [bruno!], `/s/${round.id}`);
    const { page } = visits[0]!;
    await openPalette(page);
    await palette(page).fill('decline trade');
    await entry(page, /ecline/).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/market');
    await page.locator('button:focus', { hasText: 'Decline' }).waitFor();
    await goHome(visits);
  });

  it('tells what I cannot do now, and why not or from when on, and does not do it', async () => {
    const round = await rehearse(house, ['Ada']);
    const [ada] = round.people;
    await round.moveTo('2021-08-24T12:00:00Z');
    await round.send(ada!, 'commitSecretAction', { kind: 'BIDS', sha256: 'a'.repeat(64) });
    const visits = await sitAt(browser, house, [ada!], `/s/${round.id}`);
    const { page } = visits[0]!;
    await openPalette(page);
    const notNow = page.getByRole('group', { name: 'Not available now' }).getByRole('option');
    await notNow.first().waitFor();
    expect(await notNow.and(page.locator(':not([aria-disabled="true"])')).count()).toBe(0);
    await palette(page).fill('not now reveal');
    await notNow.locator('.palette-why', { hasText: 'too early' }).locator('time').waitFor();
    await until(async () => (await notNow.count()) === 1);
    await page.keyboard.press('Enter');
    await notNow.first().click({ force: true });
    expect([page.url().endsWith(round.id), await palette(page).count()]).toEqual([true, 1]);
    await goHome(visits);
  });

  it('leads to what is behind a closed “More”, which it opens, and to what is asked again', async () => {
    const { context, page, complaints } = await visit(browser, house.client.url, shown.token, {
      viewport: { width: 390, height: 844 },
    });
    const found: readonly (readonly [string, string, string])[] = [
      [`/s/${shown.ids['round']}`, 'leave season', 'Leave the round'],
      [`/d/${shown.ids['dynasty']}`, 'leave season', 'Leave the dynasty'],
      [`/g/${shown.ids['game']}`, 'resign game', 'Resign'],
    ];
    for (const [address, typed, name] of found) {
      await page.goto(address);
      const control = page.locator('main button', { hasText: name });
      await control.waitFor({ state: 'attached' });
      await onceSettled(async () => expect(await control.isVisible()).toBe(false));
      await openPalette(page);
      await palette(page).fill(typed);
      await page.locator('.palette-entry[aria-selected="true"]').waitFor();
      await page.keyboard.press('Enter');
      await control.and(page.locator(':focus')).waitFor();
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is a combobox over a list, without fault, and gives the focus back', async () => {
    const { context, page, complaints } = await visit(browser, house.client.url, shown.token, {
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    });
    await page.goto(`/s/${shown.ids['round']}`);
    const log = page.getByRole('combobox', { name: 'Which of them' }).or(page.locator('.tabs a'));
    await log.first().focus();
    const before = await focused(page);
    await openPalette(page);
    await page.getByRole('group', { name: 'Available actions' }).waitFor();
    await page.keyboard.press('ArrowDown');
    const active = await palette(page).getAttribute('aria-activedescendant');
    await onceSettled(async () =>
      expect(await page.locator(`[id="${active}"]`).getAttribute('aria-selected')).toBe('true'),
    );
    await onceSettled(async () =>
      expect(await page.locator('[role="option"][aria-selected="true"]').count()).toBe(1),
    );
    expect(await faults(page, ['light', 'dark'])).toEqual([]);
    await palette(page).fill('there is no such thing');
    await page.getByText('No matches.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await until(async () => (await focused(page)) === before);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a key alone', () => {
  it('goes through the log line by line, and Enter shows the season as it was then', async () => {
    const { context, page, complaints } = await visit(browser, house.client.url);
    await page.goto(`/s/${shown.ids['round']}`);
    await page.locator('.virtual-list a').nth(3).waitFor();
    const lines = await page.evaluate<string[]>(
      `[...document.querySelectorAll('.virtual-list a')].map((link) => link.getAttribute('aria-label'))`,
    );
    for (const key of ['j', 'j', 'j', 'k']) await page.keyboard.press(key);
    expect(await focused(page)).toBe(lines[1]);
    const [, seq] = /event (\d+)$/.exec(lines[1]!)!;
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/at/${seq}`);
    await page.getByText('Past state').first().waitFor();
    // In the past, the shortcut starts from the event that is shown.
    await page.locator('.past-around [aria-current] a').waitFor();
    await page.keyboard.press('j');
    expect(await focused(page)).toBe(lines[1]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('comes to the search of what the page lists, which finds lots by number and card, and lines', async () => {
    const { context, page, complaints } = await visit(browser, house.client.url);
    await page.goto(`/s/${shown.ids['round']}`);
    const lots = page.getByRole('region', { name: /^Lots/ }).locator('.lot');
    await lots.nth(2).waitFor();
    const all = await lots.count();
    await page.keyboard.press('/');
    expect(await focused(page)).toBe('Search the lots');
    await page.keyboard.type('lot 3');
    await page.getByRole('heading', { name: 'Lot 1', exact: true }).waitFor({ state: 'detached' });
    await onceSettled(async () =>
      expect(await lots.locator('h3').allTextContents()).toEqual(['Lot 3']),
    );
    await page.getByRole('searchbox', { name: 'Search the lots' }).fill('?jk/');
    await page.getByText('No lot matches.').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    const search = page.getByRole('searchbox', { name: 'Search the lots' });
    await search.fill('');
    const card = await lots.first().locator('.lot-cards svg').first().getAttribute('aria-label');
    await search.fill(card ?? 'none');
    await lots.nth(all - 1).waitFor({ state: 'detached' });
    await onceSettled(async () => expect(await lots.count()).toBeGreaterThan(0));
    const log = page.getByRole('searchbox', { name: 'Search the log' });
    await log.fill('bells?');
    await page.locator('.virtual-list li').nth(1).waitFor({ state: 'detached' });
    await page.locator('.virtual-list').getByText('Whose are the bells?').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('does nothing once that is switched off, and the palette still does', async () => {
    const { context, page, complaints } = await visit(browser, house.client.url);
    await page.goto(`/s/${shown.ids['round']}`);
    await page.locator('.virtual-list a').first().waitFor();
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await dialog.getByRole('checkbox', { name: /^Single-key shortcuts/ }).uncheck();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    const before = await focused(page);
    for (const key of ['/', 'j', '?']) await page.keyboard.press(key);
    expect([await focused(page), await dialog.count()]).toEqual([before, 0]);
    await openPalette(page);
    await palette(page).fill('keyboard');
    await entry(page, 'Keyboard shortcuts').waitFor();
    await page.keyboard.press('Enter');
    await dialog.getByRole('checkbox', { name: /^Single-key shortcuts/ }).check();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.keyboard.press('/');
    expect(await focused(page)).toBe('Search the lots');
    expect(complaints).toEqual([]);
    await context.close();
  });
});
