import type { Page } from 'playwright-core';
import { until } from '../support/async-queue';
import { visit } from './browser';
import { browser, house } from './house';
import { press, rehearse } from './rounds';

/** Enters as a guest with this name, by the page's link. */
async function comeIn(page: Page, name: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: /^sign in|sign in$/i })
    .first()
    .click();
  await page.getByLabel('Display name').fill(name);
  await press(page, 'Play as a guest');
}

describe('whoever comes in', () => {
  it.each([
    ['round', 's', 'createRound'],
    ['dynasty', 'd', 'createDynasty'],
  ] as const)('at a %s is led back to it, to sit down', async (_what, at, making) => {
    const { id } = await rehearse(house, ['Ada'], {}, making);
    const { context, page, complaints } = await visit(browser, house.client.url);
    await page.goto(`/${at}/${id}`);
    await comeIn(page, 'Bruno');
    await page.getByRole('button', { name: 'Sit down' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/${at}/${id}`);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is led back to the week that they had chosen', async () => {
    const { id, moveTo } = await rehearse(house, ['Ada']);
    await moveTo('2021-09-06T12:00:00Z');
    const { context, page } = await visit(browser, house.client.url);
    await page.goto(`/s/${id}/history?week=1`);
    await comeIn(page, 'Guido');
    await page.waitForURL(`**/s/${id}/history?week=1`);
    const weeks = page.getByRole('navigation', { name: 'Weeks' });
    await weeks.locator('[aria-current="true"]', { hasText: 'Week 1' }).waitFor();
    await context.close();
  });

  it('finds what they had typed before', async () => {
    const { context, page } = await visit(browser, house.client.url);
    await page.goto('/new');
    await page.getByLabel('Name of the season', { exact: true }).fill('Half a thought');
    await comeIn(page, 'Ettore');
    await page.waitForURL('**/new');
    await until(
      async () =>
        (await page.getByLabel('Name of the season', { exact: true }).inputValue()) ===
        'Half a thought',
    );
    await context.close();
  });

  it('by an address that leads out of the house stays in it', async () => {
    const { context, page } = await visit(browser, house.client.url);
    await page.goto(`/me?from=${encodeURIComponent('//example.org/')}`);
    await page.getByLabel('Display name').fill('Carlo');
    await press(page, 'Play as a guest');
    await page.getByRole('heading', { level: 1, name: 'Carlo' }).waitFor();
    await context.close();
  });
});

describe('a guest who signs out', () => {
  it('may keep the account instead, and is then asked no more', async () => {
    const token = await house.client.guest('Dora');
    const { context, page, complaints } = await visit(browser, house.client.url, token);
    await page.goto('/me');
    await press(page, 'Sign out');
    const dialog = page.getByRole('dialog', { name: 'Sign out for good?' });
    await dialog.getByRole('button', { name: 'Stay signed in' }).click();
    await dialog.waitFor({ state: 'detached' });
    await press(page, 'Sign out');
    await dialog.getByLabel('Sign-in name').fill('dora-of-the-bells');
    await dialog.getByLabel('Password').fill('a candle on the table');
    await dialog.getByRole('button', { name: 'Keep this account' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('dora-of-the-bells', { exact: true }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
