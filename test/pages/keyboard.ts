import type { Page } from 'playwright-core';
import { untilIn } from './browser';
import { pressAtOnce, settled } from './settled';

const MOST_STEPS = 120;
/** The next expressions run in the browser. The elements that Tab may come to. */
const CONTROLS = `[...document.querySelectorAll(
  'a, button, input, select, summary, textarea, [tabindex]',
)].filter((each) => each.checkVisibility())`;
/** An element's accessible name. */
const NAME_OF = `((at) =>
  at?.getAttribute('aria-label') ?? at?.labels?.[0]?.textContent ?? at?.textContent ?? '')`;
const isThere = (name: RegExp): string =>
  `${CONTROLS}.some((each) => ${String(name)}.test(${NAME_OF}(each)))`;

/**
 * The key that moves the focus nearer to the control: Tab if such a control follows. Null once it
 * has the focus.
 */
const keyTo = (name: RegExp): string => `(() => {
  const at = document.activeElement;
  const isNamed = (each) => ${String(name)}.test(${NAME_OF}(each));
  const isAfter = (each) =>
    (at.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  if (isNamed(at)) return null;
  return ${CONTROLS}.some((each) => isNamed(each) && isAfter(each)) ? 'Tab' : 'Shift+Tab';
})()`;

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
  await settled(page);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const key = await page.evaluate<string | null>(keyTo(name));
    if (key === null) return;
    await pressAtOnce(page, key);
  }
  throw new Error(`Tab does not come to ${String(name)}.`);
}
