import type { Page } from 'playwright-core';
import { untilIn } from './browser';

const MOST_STEPS = 120;
/** An element's accessible name. The next expressions also run in the browser. */
const NAME_OF =
  "((at) => at?.getAttribute('aria-label') ?? at?.labels?.[0]?.textContent ?? at?.textContent ?? '')";
const FOCUSED = `${NAME_OF}(document.activeElement)`;
const isThere = (name: RegExp): string =>
  `[...document.querySelectorAll('a, button, input, select, summary, textarea, [tabindex]')]
    .some((each) => each.checkVisibility() && ${String(name)}.test(${NAME_OF}(each)))`;

/** Moves by Tab to the control with this name, and presses it. */
export async function press(page: Page, name: RegExp): Promise<void> {
  await goTo(page, name);
  await page.keyboard.press('Enter');
}

/** Moves by Tab to the field with this name, and types into it. */
export async function write(page: Page, name: RegExp, text: string): Promise<void> {
  await goTo(page, name);
  await page.keyboard.type(text);
}

/** Moves by Tab to the list with this name, and types the start of an option. */
export async function choose(page: Page, name: RegExp, text: string): Promise<void> {
  await goTo(page, name);
  await page.keyboard.type(text);
}

/** Waits until the target exists, and moves to it by Tab, as a user without a mouse would. */
async function goTo(page: Page, name: RegExp): Promise<void> {
  await untilIn(page, isThere(name));
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (name.test(String(await page.evaluate(FOCUSED)))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not come to ${String(name)}.`);
}
