import type { Page } from 'playwright-core';
import { untilIn } from './browser';

/**
 * A script for the browser. It sends the event to the first log line, and returns true if the page
 * then shows a line's changes (`isSo` is `true`) or shows none (`isSo` is `false`).
 */
const fire = (event: 'focusin' | 'focusout', isSo: string): string => `(() => {
  const line = document.querySelector('.log-line[data-seq]');
  line?.dispatchEvent(new FocusEvent('${event}', { bubbles: true }));
  return (document.querySelector('.log-told') !== null) === ${isSo};
})()`;

/** Waits until log lines show their changes. The code for this loads after the lines. */
export async function linesTell(page: Page): Promise<void> {
  await untilIn(page, fire('focusin', 'true'));
  await untilIn(page, fire('focusout', 'false'));
}
