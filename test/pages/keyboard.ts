import type { Page } from 'playwright-core';
import { untilIn } from './browser';

const MOST_STEPS = 120;
/** An element's accessible name. Runs in the browser, like the next ones. */
const NAME_OF =
  "((at) => at?.getAttribute('aria-label') ?? at?.labels?.[0]?.textContent ?? at?.textContent ?? '')";
const FOCUSED = `${NAME_OF}(document.activeElement)`;
const isThere = (name: RegExp): string =>
  `[...document.querySelectorAll('a, button, input, select, summary, textarea, [tabindex]')]
    .some((each) => each.checkVisibility() && ${String(name)}.test(${NAME_OF}(each)))`;

/** Moves by Tab to the control of that name, and presses it. */
export async function press(page: Page, name: RegExp): Promise<void> {
  await goTo(page, name);
  await page.keyboard.press('Enter');
}

/** Moves by Tab to the field of that name, and writes into it. */
export async function write(page: Page, name: RegExp, text: string): Promise<void> {
  await goTo(page, name);
  await page.keyboard.type(text);
}

/** Moves by Tab to the list of that name, and types the start of a choice. */
export async function choose(page: Page, name: RegExp, text: string): Promise<void> {
  await goTo(page, name);
  await page.keyboard.type(text);
}

/** Moves by Tab, like a user without a mouse, once the target exists. */
async function goTo(page: Page, name: RegExp): Promise<void> {
  await untilIn(page, isThere(name));
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (name.test(String(await page.evaluate(FOCUSED)))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not come to ${String(name)}.`);
}
