import type { Page } from 'playwright-core';

const MOST_STEPS = 120;
/** Of what has the focus: what a screen reader would say first. Runs in the browser. */
const FOCUSED = `(() => {
  const at = document.activeElement;
  if (at === null) return '';
  return at.getAttribute('aria-label') ?? at.labels?.[0]?.textContent ?? at.textContent ?? '';
})()`;

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

/** Goes by Tab, as somebody without a mouse does. */
async function goTo(page: Page, name: RegExp): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (name.test(String(await page.evaluate(FOCUSED)))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not come to ${String(name)}.`);
}
