import type { BrowserContext, Page } from 'playwright-core';

/** Records layout shifts without a user's action, with both positions. Runs in the browser. */
const WATCH_SHIFTS = `(() => {
  const textOf = ({ node }) => (node?.outerHTML ?? node?.textContent ?? '').slice(0, 200);
  const placeOf = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
  const told = (source) =>
    textOf(source) + ': ' + placeOf(source.previousRect) + ' → ' + placeOf(source.currentRect);
  // A face that comes late is as high as what stood in for it, and as wide on the average only.
  const LITTLE = 0.002;
  const isInLine = ({ previousRect, currentRect }) =>
    previousRect.y === currentRect.y && previousRect.height === currentRect.height;
  const isOfLetters = ({ value, sources }) => value < LITTLE && sources.every(isInLine);
  const entries = [];
  const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  const unasked = () => {
    entries.push(...observer.takeRecords());
    return entries.filter((entry) => !entry.hadRecentInput);
  };
  globalThis.shiftsSoFar = () =>
    unasked()
      .filter((entry) => !isOfLetters(entry))
      .map(({ sources }) => sources.map(told));
  globalThis.shiftScore = () => unasked().reduce((sum, { value }) => sum + value, 0);
})()`;

export const watchShifts = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(WATCH_SHIFTS);

/** The layout shifts of the open page, each with its elements. */
export const shiftsOf = (page: Page): Promise<readonly (readonly string[])[]> =>
  page.evaluate('shiftsSoFar()');

/** The browser's layout shift score: the moved area times the distance. */
export const shiftScoreOf = (page: Page): Promise<number> => page.evaluate('shiftScore()');
