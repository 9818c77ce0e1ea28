const KEPT = 'ridotto:keys';

/** Whether a key alone does anything. Whoever speaks to their machine, or presses keys by mistake, can switch it off [WCAG 2.1.4]. */
export const readSingleKeys = (): boolean => localStorage.getItem(KEPT) !== 'off';

export const keepSingleKeys = (on: boolean): void => localStorage.setItem(KEPT, on ? 'on' : 'off');

const FIELDS =
  'input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable]';

/** Whether somebody writes there, or a dialog is open, whose keys are its own. */
export const isTaken = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`${FIELDS}, .dialog`) !== null;

/** What `/` comes to: the search of what the page lists, the first that is seen. */
export const SEARCH_KEY = '/';

export function seek(): boolean {
  const boxes = document.querySelectorAll<HTMLElement>(`main [aria-keyshortcuts="${SEARCH_KEY}"]`);
  const box = [...boxes].find((each) => each.checkVisibility());
  box?.focus();
  return box !== undefined;
}
