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

/** Runs in the browser: what moves without being asked to. */
const WATCH_SHIFTS = `(() => {
  globalThis.shifts = [];
  const nodeOf = ({ node }) => (node?.outerHTML ?? node?.textContent ?? '').slice(0, 200);
  new PerformanceObserver((list) => {
    for (const { sources, hadRecentInput } of list.getEntries()) {
      if (!hadRecentInput) shifts.push(sources.map(nodeOf));
    }
  }).observe({ type: 'layout-shift', buffered: true });
})()`;

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

  it('gives all that comes its place beforehand, whoever draws the page', async () => {
    for (const path of ['/', '/?undrawn']) {
      for (const viewport of [
        { width: 1280, height: 800 },
        { width: 390, height: 844 },
      ]) {
        const { context, page } = await visit(browser, server.client.url, undefined, { viewport });
        await context.addInitScript(WATCH_SHIFTS);
        await page.goto(path);
        await playing(page).locator('.pocket .card').first().waitFor();
        await page.locator('[data-event="CardPlayed"]').first().waitFor();
        expect(await page.evaluate('shifts')).toEqual([]);
        await context.close();
      }
    }
  });

  it('tells of a bot that it is one, and what it plays for show', async () => {
    const { context, page, complaints } = await visit(browser, server.client.url);
    await page.goto('/');
    await playing(page).getByRole('link', { name: 'Exhibition: Giolitti' }).click();
    await page.locator('.player-name').first().click();
    await page.getByText('The house plays by it').waitFor();
    const shows = page.locator('section', {
      has: page.getByRole('heading', { name: 'Plays for show' }),
    });
    await shows.getByRole('link', { name: 'Exhibition: Giolitti' }).waitFor();
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
