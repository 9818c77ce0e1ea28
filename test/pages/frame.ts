import type { Page } from 'playwright-core';

/** Runs in the browser. A frame reports sizes and scrolling before it reports intersections. */
const AFTER_FRAME = `new Promise((resolve) => {
  const observer = new IntersectionObserver(() => {
    observer.disconnect();
    resolve();
  });
  observer.observe(document.body);
})`;

/** Waits for a frame, in which the browser reports sizes, scrolling and what is on screen. */
export const afterFrame = (page: Page): Promise<void> => page.evaluate(AFTER_FRAME);
