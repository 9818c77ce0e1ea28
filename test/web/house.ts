import type { Browser } from 'playwright-core';
import { closeAll, startTestServer } from '../server/harness';
import type { TestServer } from '../server/harness';
import { openBrowser } from './browser';

/** The server of the suite that imports it, from before its tests until after them. */
export let house: TestServer;
/** Where its pages are opened. */
export let browser: Browser;

beforeAll(async () => {
  house = await startTestServer();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await closeAll();
});
