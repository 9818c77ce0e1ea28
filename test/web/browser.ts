import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { noteSent } from './sent';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const ARGUMENTS = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
];
/** A visible thing that has not come by then is not coming. */
const PATIENCE_MS = 15_000;

/** Chromium as the system has it. Suites in it fail where there is none: they never vanish. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM'] ?? PLACES.find((place) => existsSync(place));
  if (executablePath === undefined) {
    throw new Error('There is no Chromium: apt-get install chromium, or name it in CHROMIUM.');
  }
  return chromium.launch({ executablePath, headless: true, args: ARGUMENTS });
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
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return { context, page, complaints };
}

type Keeping = { setItem(key: string, value: string): void };
