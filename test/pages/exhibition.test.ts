/** A new server where nobody plays yet. */
import type { Browser, Locator, Page } from 'playwright-core';
import { build, ServerProcess } from '../support/server-process';
import { freshSqliteDir } from '../support/backends';
import { until } from '../support/async-queue';
import { openBrowser, visit } from './browser';
import { shiftsOf, watchShifts } from './shifts';

let browser: Browser;
let dir: ReturnType<typeof freshSqliteDir>;
let server: ServerProcess;
beforeAll(async () => {
  build();
  dir = freshSqliteDir();
  server = await ServerProcess.start({ PORT: '0', DATA_DIR: dir.dir });
  browser = await openBrowser();
});
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
    // More cards arrive live.
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

  it('is drawn by the server with the table, once there is one', async () => {
    const { context, page } = await visit(browser, server.client.url);
    await page.route('**/graphql', (route) => route.abort());
    await page.routeWebSocket('**/graphql', () => undefined);
    await until(async () => {
      await page.goto('/');
      return (await playing(page).locator('.canal .card').count()) > 0;
    });
    const shows = playing(page).getByRole('link', { name: /^Exhibition/ });
    await shows.nth(1).waitFor();
    expect(await shows.count()).toBe(2);
    await context.close();
  });

  it('gives all that comes its place beforehand, whoever draws the page', async () => {
    for (const path of ['/', '/?undrawn']) {
      for (const viewport of [
        { width: 1280, height: 800 },
        { width: 390, height: 844 },
      ]) {
        const { context, page } = await visit(browser, server.client.url, undefined, { viewport });
        await watchShifts(context);
        await page.goto(path);
        await playing(page).locator('.pocket .card').first().waitFor();
        await page.locator('[data-event="CardPlayed"]').first().waitFor();
        expect(await shiftsOf(page)).toEqual([]);
        await context.close();
      }
    }
  });

  it('tells of a bot that it is one, and what it plays for show', async () => {
    const { context, page, complaints } = await visit(browser, server.client.url);
    await page.goto('/');
    await playing(page).getByRole('link', { name: 'Exhibition: Giolitti' }).click();
    await page.locator('.player-name').first().click();
    await page.getByText('The house plays this account').waitFor();
    const shows = page.locator('section', {
      has: page.getByRole('heading', { name: 'Exhibitions' }),
    });
    await shows.getByRole('link', { name: 'Exhibition: Giolitti' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('leads whoever would play to a table of their own', async () => {
    const token = await server.client.guest('Bea');
    const { context, page } = await visit(browser, server.client.url, token);
    const bodies: string[] = [];
    page.on('request', (request) => bodies.push(request.postData() ?? ''));
    for (const show of ['Watch Giolitti', 'Watch the casino']) {
      await page.goto('/');
      const wall = await playing(page).getByRole('link', { name: show }).getAttribute('href');
      await page.goto(wall!.replace('/watch', show === 'Watch Giolitti' ? '/d' : '/s'));
      await page.getByRole('link', { name: 'Sit down at a table of your own' }).click();
      await page.getByRole('button', { name: 'Play Giolitti now' }).waitFor();
    }
    expect(bodies.some((body) => body.includes('"operationName"'))).toBe(true);
    // This operation's data is embedded in the page.
    expect(bodies.filter((body) => body.includes('PlayedForShow'))).toEqual([]);
    await context.close();
  });

  it('leaves the first place to what people play, and plays on below', async () => {
    const token = await server.client.guest('Ada');
    const make = async (name: string): Promise<unknown> =>
      server.client.post(
        `mutation { createDynasty(input: { name: "${name}" }) { refusal { message } } }`,
        { token },
      );
    await make('In earnest');
    const { context, page } = await visit(browser, server.client.url);
    const stage = page.getByRole('region', { name: 'Playing now' });
    const earnest = stage.getByRole('link', { name: 'In earnest' });
    await until(async () => {
      await page.goto('/');
      return (await earnest.count()) > 0;
    });
    await playing(page).locator('.canal .card').waitFor();
    const topOf = async (of: Locator): Promise<number> => (await of.boundingBox())!.y;
    const isBelow = async () => (await topOf(earnest)) < (await topOf(playing(page)));
    await until(isBelow);

    for (const name of ['Second', 'Third', 'Fourth']) await make(name);
    // The server caches a page briefly.
    await until(async () => {
      await page.reload();
      return (await stage.getByRole('link', { name: 'Fourth' }).count()) > 0;
    });
    await playing(page).waitFor({ state: 'detached' });
    await context.close();
  });
});
