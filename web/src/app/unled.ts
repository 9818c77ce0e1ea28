/** What index.html says below a page that is shown and does nothing; it is seen after a while (unled.css). */
const NOTE = 'unled';

/** The client has taken the page over. */
export const isLed = (): void => document.getElementById(NOTE)?.remove();

/** The client cannot be loaded: the note need not wait. */
export function cannotBeLed(): void {
  const note = document.getElementById(NOTE);
  if (note !== null) note.dataset['sure'] = '';
}
