import type { Browser } from 'playwright-core';
import { TestClient } from '../server/client';
import { openBrowser } from './browser';

/** What a suite of pages has of its server. */
export type House = { readonly client: TestClient };

/** The server of the run, which scripts/jest-pages.cjs has started: it has the seasons of other suites, too. */
export let house: House;
/** Where its pages are opened. */
export let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
  house = { client: new TestClient(Number(process.env['RIDOTTO_TEST_PAGES_PORT'])) };
});
afterAll(async () => {
  await browser.close();
  house.client.close();
});
