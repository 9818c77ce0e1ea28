import type { Browser } from 'playwright-core';
import { TestClient } from '../support/test-client';
import { openBrowser } from './browser';

/** A page suite's server. */
export type House = { readonly client: TestClient };

/** The run's server, started by scripts/jest-pages.cjs, with other suites' seasons. */
export let house: House;
/** The browser of its pages. */
export let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
  house = { client: new TestClient(Number(process.env['RIDOTTO_TEST_PAGES_PORT'])) };
});
afterAll(async () => {
  await browser.close();
  house.client.close();
});
