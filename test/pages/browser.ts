import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { until } from '../support/async-queue';
import { allNoted, noteDone } from './done';
import { followPage } from './once-settled';
import { settleActs, settled } from './settled';

/** The time limit for an element to become visible. */
const PATIENCE_MS = 60_000;

/**
 * The Chromium of the test run, opened by scripts/jest-setup.cjs. Closing the returned browser
 * closes what was opened through it. Without Chromium the suites fail instead of being skipped.
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
  /** The browser's error messages: script errors, and violations of the content security policy. */
  readonly complaints: readonly string[];
};

/** A new visitor of the server, signed in if a token is given. */
export async function visit(
  browser: Browser,
  url: string,
  token?: string,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: url,
    // Only the test of the service worker allows it, since pages should query the server.
    serviceWorkers: 'block',
    ...options,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  noteDone(context);
  if (token !== undefined) {
    await context.addInitScript((kept: string) => {
      // This function runs in the browser.
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

/** True once the client has replaced the server's markup, or if the page has no client. */
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
 * After each navigation, waits until the client has taken over. A visit that waits only for the
 * first bytes (`commit`) does not wait for the client.
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
  followPage(page);
}

async function taken(page: Page): Promise<void> {
  await page.evaluate(WHEN_TAKEN);
  await settled(page);
}

type Keeping = { setItem(key: string, value: string): void };

/**
 * Waits until the expression is true in the page. Playwright's own method evaluates text, which our
 * content security policy forbids.
 */
export const untilIn = (page: Page, isSo: string): Promise<void> =>
  until(async () => (await page.evaluate(isSo)) === true);
