/**
 * The notice in index.html for a page whose client never starts; it appears after a while
 * (no-client-notice.css).
 */
const NOTE = 'unled';

/** Removes the notice once the client has started. */
export const hideNoClientNotice = (): void => document.getElementById(NOTE)?.remove();

/** Shows the notice at once if the client fails to load. */
export function showNoClientNotice(): void {
  const note = document.getElementById(NOTE);
  if (note !== null) note.dataset['sure'] = '';
}
