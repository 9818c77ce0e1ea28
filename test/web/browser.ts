import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { until } from '../heard';
import { allNoted, noteDone } from './done';
import { settleActs, settled } from './settled';

/** A visible thing that has not come by then is not coming. */
const PATIENCE_MS = 60_000;

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
  const browser = await chromium.connect(RIDOTTO_TEST_BROWSER);
  const close = browser.close.bind(browser);
  browser.close = async (options) => {
    await allNoted();
    await close(options);
  };
  return browser;
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
  noteDone(context);
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

/** Whether the client's own drawing stands, in the place of what the server has drawn or of nothing, if it is its page. */
export const TAKEN = `(() => {
  const root = document.getElementById('root');
  if (root === null) return true;
  const [first] = root.children;
  return first !== undefined && Object.keys(first).some((name) => name.startsWith('__react'));
})()`;

export const WHEN_TAKEN = `new Promise((resolve) => {
  const look = () => (${TAKEN} ? resolve() : requestAnimationFrame(look));
  look();
})`;

/**
 * Nothing is asked or done before the client is there, whatever the server has drawn: a visit waits for it, unless it
 * asks for the first bytes alone (`commit`).
 */
function awaitClient(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil !== 'commit') await taken(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    await taken(page);
    return response;
  };
  settleActs(page);
}

async function taken(page: Page): Promise<void> {
  await page.evaluate(WHEN_TAKEN);
  await settled(page);
}

type Keeping = { setItem(key: string, value: string): void };

/** Waits until it is so in the page. What Playwright has for it is evaluated in the page, which our policy forbids. */
export const untilIn = (page: Page, isSo: string): Promise<void> =>
  until(async () => (await page.evaluate(isSo)) === true);

/** What is expected of the page comes to hold; where it does not in good time, what jest says of it is told. */
export async function soon(expected: () => Promise<void>): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      await expected();
      return;
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
