/** A house where nobody plays, as people start it. */
import type { Browser, Page } from 'playwright-core';
import { build, ServerProcess } from '../api/process';
import { freshSqliteDir } from '../backends';
import { openBrowser, visit } from './browser';

let browser: Browser;
let dir: ReturnType<typeof freshSqliteDir>;
let server: ServerProcess;
beforeAll(async () => {
  build();
  dir = freshSqliteDir();
  server = await ServerProcess.start({ PORT: '0', DATA_DIR: dir.dir });
  browser = await openBrowser();
}, 200_000);
afterAll(async () => {
  await browser.close();
  await server.stop();
  dir.drop();
});

const playing = (page: Page) => page.getByRole('region', { name: 'The house’s bots are playing' });

describe('the front page where nobody plays', () => {
  it('has the house’s bots play before whoever comes, who needs no account and presses nothing', async () => {
    const { context, page, complaints } = await visit(browser, server.client.url);
    await page.goto('/');
    const cards = playing(page).locator('.pocket .card');
    await cards.first().waitFor();
    // What is laid down after that comes by itself.
    await cards.nth(await cards.count()).waitFor();
    await page
      .getByRole('region', { name: 'Log' })
      .locator('[data-event="CardPlayed"]')
      .first()
      .waitFor();
    await playing(page).getByRole('link', { name: 'Exhibition: Auction Casino' }).waitFor();
    await playing(page).getByRole('link', { name: 'Watch Giolitti' }).click();
    await page.locator('.wall .pocket .card').first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('leaves the place to what people play', async () => {
    const token = await server.client.guest('Ada');
    const make = `mutation { createDynasty(input: { name: "In earnest" }) { refusal { message } } }`;
    await server.client.post(make, { token });
    const { context, page } = await visit(browser, server.client.url);
    await page.goto('/');
    const stage = page.getByRole('region', { name: 'Being played now' });
    await stage.getByRole('link', { name: 'In earnest' }).waitFor();
    expect(await playing(page).count()).toBe(0);
    await context.close();
  });
});
