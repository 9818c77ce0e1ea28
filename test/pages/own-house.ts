import { closeAll, startTestServer } from '../support/test-server';
import type { TestServer } from '../support/test-server';
import { openBrowser } from './browser';
import { usePushBarrier } from './once-settled';
import { openPushBarrier } from './push-barrier';

/**
 * A private server, for suites that look at all seasons or accounts: from before its tests until
 * after them.
 */
export let house: TestServer;
/** The browser of its pages. */
export let browser: Awaited<ReturnType<typeof openBrowser>>;

beforeAll(async () => {
  usePushBarrier(openPushBarrier());
  house = await startTestServer();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await closeAll();
});
