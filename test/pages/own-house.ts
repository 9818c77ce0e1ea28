import { closeAll, startTestServer } from '../support/test-server';
import type { TestServer } from '../support/test-server';
import { openBrowser } from './browser';
import { usePushBarrier } from './once-settled';
import { openPushBarrier } from './push-barrier';

/**
 * A server of its own, for a suite that looks at all seasons or accounts. It runs as long as the
 * suite.
 */
export let house: TestServer;
/** The browser that opens the pages. */
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
