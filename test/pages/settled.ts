/**
 * A page is settled once no query, mutation or lazy part is in flight (`data-busy` of its document)
 * and React has drawn the results. Each act of a test waits for this before and after, so that no
 * test acts on a page that is about to change. If a test delays answers or moves the clock, the
 * acts do not wait, and the test waits for its own expectations.
 */
import type { Locator, Page } from 'playwright-core';

/** The time limit for all that is in flight. */
const AT_MOST_MS = 45_000;

/**
 * Runs in the browser. React schedules the drawing of an answer by messages, and the following
 * queries begin with these messages, so a page is settled after two idle turns.
 */
const WHEN_SETTLED = `new Promise((resolve) => {
  const { documentElement } = document;
  const { port1, port2 } = new MessageChannel();
  const isBusy = () => Boolean(documentElement.dataset.busy);
  const observer = new MutationObserver(() => look());
  let turns = 0;
  const end = (busy) => {
    observer.disconnect();
    port1.close();
    resolve(busy);
  };
  const look = () => {
    if (isBusy()) turns = 0;
    else port2.postMessage(null);
  };
  port1.onmessage = () => {
    turns += 1;
    if (isBusy()) turns = 0;
    else if (turns > 2) end('');
    else port2.postMessage(null);
  };
  observer.observe(documentElement, { attributes: true, attributeFilter: ['data-busy'] });
  setTimeout(() => end(documentElement.dataset.busy ?? ''), ${AT_MOST_MS});
  look();
})`;

/**
 * Marks a page whose acts wait. The mark is on the page, since the locators of all suites share one
 * prototype.
 */
const WATCHED = Symbol.for('ridotto.watched');
/** Marks a page whose answers or clock the test controls. */
const STEERED = Symbol.for('ridotto.steered');
type Marked = { [WATCHED]?: boolean; [STEERED]?: boolean };

export async function settled(page: Page): Promise<void> {
  if ((page as Marked)[STEERED] === true || page.isClosed()) return;
  const busy = await whenSettled(page);
  if (busy !== '') throw new Error(`${page.url()} is still waiting for: ${busy}.`);
}

/**
 * The names of the operations and parts in flight in the page; empty once the page is settled or
 * closed.
 */
async function whenSettled(page: Page): Promise<string> {
  for (;;) {
    try {
      return await page.evaluate<string>(WHEN_SETTLED);
    } catch (error) {
      if (page.isClosed()) return '';
      // The page has navigated in the meantime.
      if (!/Execution context was destroyed|navigat/i.test(String(error))) throw error;
      await page.waitForLoadState('domcontentloaded');
    }
  }
}

/** Marks the page: from now on the test decides when to wait. */
const steer = (page: Page): void => void ((page as Marked)[STEERED] = true);

type Act = (this: Locator, ...asked: unknown[]) => Promise<unknown>;
const LOCATOR_ACTS = [
  ...['click', 'dblclick', 'fill', 'press', 'pressSequentially', 'check', 'uncheck'],
  ...['selectOption', 'setInputFiles', 'tap'],
] as const;
const WRAPPED = Symbol.for('ridotto.settles');

/** Makes each act on the page wait, before and after, until the page is settled. */
export function settleActs(page: Page): void {
  (page as Marked)[WATCHED] = true;
  wrapLocators(Object.getPrototypeOf(page.locator('html')) as Record<string | symbol, unknown>);
  wrapKeyboard(page);
  const route = page.route.bind(page);
  page.route = async (...asked) => {
    steer(page);
    return route(...asked);
  };
}

/** The locators of all pages share one prototype, so it is wrapped once. */
function wrapLocators(prototype: Record<string | symbol, unknown>): void {
  if (prototype[WRAPPED] === true) return;
  prototype[WRAPPED] = true;
  for (const name of LOCATOR_ACTS) {
    const act = prototype[name] as Act;
    prototype[name] = async function (this: Locator, ...asked: unknown[]) {
      const page = this.page();
      const doIt = (): Promise<unknown> => act.apply(this, asked);
      return (page as Marked)[WATCHED] === true ? acting(page, doIt) : doIt();
    };
  }
}

/** Presses a key without waiting. Only a key that moves the focus, and nothing else, may do so. */
export const pressAtOnce = async ({ keyboard }: Page, key: string): Promise<void> =>
  (Object.getPrototypeOf(keyboard) as Page['keyboard']).press.call(keyboard, key);

function wrapKeyboard(page: Page): void {
  const { keyboard } = page;
  const press = keyboard.press.bind(keyboard);
  const type = keyboard.type.bind(keyboard);
  keyboard.press = async (...asked) => acting(page, () => press(...asked));
  keyboard.type = async (...asked) => acting(page, () => type(...asked));
}

async function acting<T>(page: Page, act: () => Promise<T>): Promise<T> {
  await settled(page);
  const done = await act();
  await settled(page);
  return done;
}
