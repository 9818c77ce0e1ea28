import type { Browser } from 'playwright-core';
import { TestClient } from '../support/test-client';
import { openBrowser } from './browser';
import { usePushBarrier } from './once-settled';
import type { PushBarrier } from './push-barrier';

/** The server of a suite of page tests. */
export type House = { readonly client: TestClient };

/**
 * The server of the test run, started by scripts/jest-pages.cjs. It also has other suites' seasons.
 */
export let house: House;
/** The browser that opens the pages. */
export let browser: Browser;

/** The push barrier of that server. */
const barrier: PushBarrier = async (heard) => {
  const port = process.env['RIDOTTO_TEST_BARRIER_PORT'];
  const response = await fetch(`http://127.0.0.1:${port}/?heard=${heard.join()}`);
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as { readonly round: number };
};

beforeAll(async () => {
  usePushBarrier(barrier);
  browser = await openBrowser();
  house = { client: new TestClient(Number(process.env['RIDOTTO_TEST_PAGES_PORT'])) };
});
afterAll(async () => {
  await browser.close();
  house.client.close();
});
