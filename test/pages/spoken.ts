import type { Page } from 'playwright-core';

/** Records the texts for screen readers in `heard`, in order. Runs in the browser. */
const LISTEN = `(() => {
  const region = document.querySelector('.unseen[role="status"]');
  globalThis.heard = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const { textContent } of addedNodes) globalThis.heard.push(textContent);
    }
  }).observe(region, { childList: true, characterData: true, subtree: true });
})()`;

export const listen = (page: Page): Promise<void> => page.evaluate(LISTEN);

/** All recorded texts, once the expression is true. */
export const heard = (page: Page, holds = 'true'): Promise<readonly string[]> =>
  page.evaluate<string[]>(`new Promise((resolve) => {
    const look = () => (${holds} ? resolve(globalThis.heard) : requestAnimationFrame(look));
    look();
  })`);
