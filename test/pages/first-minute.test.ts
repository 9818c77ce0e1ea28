/** A visitor's first minute on a server with bots: one press to the cards. */
import type { Browser, Page } from 'playwright-core';
import { build, ServerProcess } from '../support/server-process';
import { freshSqliteDir } from '../support/backends';
import { openBrowser, visit } from './browser';

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

/** Counts the presses and the pages of a journey. */
function journeyOf(page: Page) {
  let presses = 0;
  const pages = new Set<string>();
  page.on('framenavigated', (frame) => pages.add(new URL(frame.url()).pathname));
  return {
    press: async (name: string | RegExp): Promise<void> => {
      presses += 1;
      await page.getByRole('button', { name }).first().click();
    },
    /** The pages after the first. */
    counts: () => ({ presses, pages: pages.size - 1 }),
  };
}

it.each([
  ['a desk', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 844 }],
])('one press leads from the address to the own cards on %s', async (_name, viewport) => {
  const { context, page, complaints } = await visit(browser, server.client.url, undefined, {
    viewport,
  });
  const journey = journeyOf(page);
  await page.goto('/');
  await journey.press('Play Giolitti now');
  const card = page.locator('.own-fan .fan-card').last();
  await card.waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/g\//);
  expect(journey.counts()).toEqual({ presses: 1, pages: 1 });
  // No other part covers the card.
  await card.click();
  await page.locator('.claim').waitFor();
  // The coach begins at the hand and points at the claim of the chosen card.
  await page.getByRole('dialog', { name: 'Play a card' }).waitFor();
  await page.locator('.my-claim[data-lit="yes"]').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

it('two presses lead from the address to the first own bid', async () => {
  const { context, page, complaints } = await visit(browser, server.client.url);
  const journey = journeyOf(page);
  await page.goto('/');
  await journey.press('Play the casino now');
  await page
    .getByLabel(/^Bid on lot/)
    .first()
    .fill('7');
  await journey.press('Seal bids');
  await page.locator('[data-event="SecretActionCommitted"]').first().waitFor();
  expect(journey.counts()).toEqual({ presses: 2, pages: 1 });
  expect(complaints).toEqual([]);
  await context.close();
});
