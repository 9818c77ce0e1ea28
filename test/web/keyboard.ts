import type { Page } from 'playwright-core';

const MOST_STEPS = 120;
/** Of what has the focus: what a screen reader would say first. Runs in the browser. */
const FOCUSED = `(() => {
  const at = document.activeElement;
  return at === null ? '' : at.getAttribute('aria-label') ?? at.textContent ?? '';
})()`;

/** Goes by Tab to what is called so, and presses it. */
export async function press(page: Page, name: RegExp): Promise<void> {
  await goTo(page, name);
  await page.keyboard.press('Enter');
}

/** Goes by Tab, as somebody without a mouse does. */
async function goTo(page: Page, name: RegExp): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (name.test(String(await page.evaluate(FOCUSED)))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not come to ${String(name)}.`);
}
