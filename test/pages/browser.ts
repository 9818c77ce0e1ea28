import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { until } from '../support/async-queue';
import { allNoted, noteDone } from './done';
import { followPage } from './once-settled';
import { settleActs, settled } from './settled';

/** An element that is not visible by then will not come. */
const PATIENCE_MS = 60_000;

/**
 * The run's Chromium, opened by scripts/jest-setup.cjs; closing it ends what was done through it.
 * Without Chromium its suites fail instead of vanishing.
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
  /** The browser's complaints: script errors, and violations of the content security policy. */
  readonly complaints: readonly string[];
};

/** A fresh visitor at the server's front door; signed in if a token is given. */
export async function visit(
  browser: Browser,
  url: string,
  token?: string,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: url,
    // Allowed only in its own test, since pages should query the server.
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

/** True once the client has replaced the server's markup, if the page is the client's. */
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
 * Waits for the client before any query or act on the server's markup, unless a visit waits for the
 * first bytes only (`commit`).
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
 * Waits until the expression holds in the page. Playwright's own method evaluates text, which our
 * policy forbids.
 */
export const untilIn = (page: Page, isSo: string): Promise<void> =>
  until(async () => (await page.evaluate(isSo)) === true);

/**
 * Retries the expectation, for a change that a timer of the page makes; `onceSettled` is for all
 * others. After the time limit jest's message appears.
 */
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
