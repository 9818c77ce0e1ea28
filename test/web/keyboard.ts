import type { Page } from 'playwright-core';
import { untilIn } from './browser';

const MOST_STEPS = 120;
/** Of an element, what a screen reader would say first. Runs in the browser, as what follows. */
const NAME_OF =
  "((at) => at?.getAttribute('aria-label') ?? at?.labels?.[0]?.textContent ?? at?.textContent ?? '')";
const FOCUSED = `${NAME_OF}(document.activeElement)`;
const isThere = (name: RegExp): string =>
  `[...document.querySelectorAll('a, button, input, select, summary, textarea, [tabindex]')]
    .some((each) => each.checkVisibility() && ${String(name)}.test(${NAME_OF}(each)))`;

/** Goes by Tab to what is called so, and presses it. */
export async function press(page: Page, name: RegExp): Promise<void> {
  await goTo(page, name);
  await page.keyboard.press('Enter');
}

/** Goes by Tab to the field that is called so, and writes into it. */
export async function write(page: Page, name: RegExp, text: string): Promise<void> {
  await goTo(page, name);
  await page.keyboard.type(text);
}

/** Goes by Tab to the list that is called so, and types what begins with this in it. */
export async function choose(page: Page, name: RegExp, text: string): Promise<void> {
  await goTo(page, name);
  await page.keyboard.type(text);
}

/** Goes by Tab, as somebody without a mouse does, once it is there to be come to. */
async function goTo(page: Page, name: RegExp): Promise<void> {
  await untilIn(page, isThere(name));
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (name.test(String(await page.evaluate(FOCUSED)))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not come to ${String(name)}.`);
}
