const STORAGE_KEY = 'ridotto:keys';

/**
 * True if single-key shortcuts are on. Users of speech input, or users who press keys by mistake,
 * can switch them off [WCAG 2.1.4].
 */
export const readSingleKeys = (): boolean => localStorage.getItem(STORAGE_KEY) !== 'off';

export const storeSingleKeys = (on: boolean): void =>
  localStorage.setItem(STORAGE_KEY, on ? 'on' : 'off');

const FIELDS =
  'input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable]';

/** True if the target is a text field, or is in a dialog, which has its own keys. */
export const isTypingTarget = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`${FIELDS}, .dialog`) !== null;

/** The value of `aria-keyshortcuts` on search fields. The key focuses the first visible one. */
export const SEARCH_KEY = '/';

export function focusSearch(): boolean {
  const boxes = document.querySelectorAll<HTMLElement>(`main [aria-keyshortcuts="${SEARCH_KEY}"]`);
  const box = [...boxes].find((each) => each.checkVisibility());
  box?.focus();
  return box !== undefined;
}
