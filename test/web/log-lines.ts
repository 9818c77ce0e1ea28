import type { Page } from 'playwright-core';
import { untilIn } from './browser';

/** The first line of the log gets this event, as if the focus had come to it, or gone. Runs in the browser. */
const fire = (event: 'focusin' | 'focusout', isSo: string): string => `(() => {
  const line = document.querySelector('.log-line[data-seq]');
  line?.dispatchEvent(new FocusEvent('${event}', { bubbles: true }));
  return (document.querySelector('.log-told') !== null) === ${isSo};
})()`;

/** Until the lines of the log tell what they changed: what hears the pointer over them comes after them. */
export async function linesTell(page: Page): Promise<void> {
  await untilIn(page, fire('focusin', 'true'));
  await untilIn(page, fire('focusout', 'false'));
}
