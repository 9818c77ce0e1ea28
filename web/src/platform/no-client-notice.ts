/**
 * The fallback notice of index.html for a page that is drawn but does nothing; it appears after a
 * while (no-client-notice.css).
 */
const NOTE = 'unled';

/** Removes the notice: the client has taken over. */
export const hideNoClientNotice = (): void => document.getElementById(NOTE)?.remove();

/** Shows the notice at once: the client cannot be loaded. */
export function showNoClientNotice(): void {
  const note = document.getElementById(NOTE);
  if (note !== null) note.dataset['sure'] = '';
}
