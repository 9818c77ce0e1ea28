import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { noteSent } from './sent';

/** A visible thing that has not come by then is not coming. */
const PATIENCE_MS = 15_000;

/**
 * The Chromium of the run, which scripts/jest-setup.cjs has opened; to close it ends what was done through
 * it. Suites in it fail where there is none: they never vanish.
 */
export async function openBrowser(): Promise<Browser> {
  const { RIDOTTO_TEST_BROWSER, RIDOTTO_TEST_NO_BROWSER } = process.env;
  if (RIDOTTO_TEST_BROWSER === undefined) {
    throw new Error(
      RIDOTTO_TEST_NO_BROWSER ?? 'There is no browser: run the tests with `npm test`.',
    );
  }
  return chromium.connect(RIDOTTO_TEST_BROWSER);
}

export type Visit = {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What the browser complained of: errors of scripts, and what the content security policy forbade. */
  readonly complaints: readonly string[];
};

/** Somebody of their own at the server's front door, with nothing kept; signed in where a token is given. */
export async function visit(
  browser: Browser,
  url: string,
  token?: string,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: url,
    // Only where it is what is tried: what a page asks for comes from the server.
    serviceWorkers: 'block',
    ...options,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  noteSent(context);
  if (token !== undefined) {
    await context.addInitScript((kept: string) => {
      // Runs in the browser.
      const { localStorage } = globalThis as unknown as { localStorage: Keeping };
      localStorage.setItem('ridotto:token', kept);
    }, token);
  }
  if (options.javaScriptEnabled !== false) context.on('page', awaitClient);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return { context, page, complaints };
}

/** Whether the client has put its own drawing in the place of what the server has drawn, if it has. */
export const TAKEN = `(() => {
  const root = document.getElementById('root');
  if (root === null || root.dataset.drawn === undefined) return true;
  const [first] = root.children;
  return first !== undefined && Object.keys(first).some((name) => name.startsWith('__react'));
})()`;

export const WHEN_TAKEN = `new Promise((resolve) => {
  const look = () => (${TAKEN} ? resolve() : requestAnimationFrame(look));
  look();
})`;

/**
 * What the server has drawn looks like the page, but nothing is asked or done before the client is there: a visit waits
 * for it, unless it asks for the first bytes alone (`commit`).
 */
function awaitClient(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil !== 'commit') await page.evaluate(WHEN_TAKEN);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    await page.evaluate(WHEN_TAKEN);
    return response;
  };
}

type Keeping = { setItem(key: string, value: string): void };
