import { closeAll, startTestServer } from '../server/harness';
import type { TestServer } from '../server/harness';
import { openBrowser } from './browser';

/** A server of its own, for a suite that looks at all seasons or accounts there are: from before its tests until after them. */
export let house: TestServer;
/** Where its pages are opened. */
export let browser: Awaited<ReturnType<typeof openBrowser>>;

beforeAll(async () => {
  house = await startTestServer();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await closeAll();
});
