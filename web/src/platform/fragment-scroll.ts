/** Events that end the search: the user has moved on. */
const USER_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** The most pages of a long list to search. */
const MOST_PAGES = 20;

let stop = (): void => undefined;

/** Scrolls to the target of the address's fragment, even if the target loads later. */
export function followFragments(): void {
  window.addEventListener('pushState', seek);
  seek();
}

function seek(): void {
  stop();
  const name = decodeURIComponent(window.location.hash.slice(1));
  if (name === '' || show(name)) return;
  let pages = 0;
  const look = (): void => {
    if (show(name)) stop();
    else if (pages < MOST_PAGES && loadNextPage()) pages += 1;
  };
  const looking = new MutationObserver(look);
  stop = () => {
    looking.disconnect();
    for (const event of USER_EVENTS) window.removeEventListener(event, stop);
  };
  looking.observe(document.body, { subtree: true, childList: true });
  for (const event of USER_EVENTS) window.addEventListener(event, stop, { passive: true });
  look();
}

/** Presses the button for the list's next page; returns true if the button exists. */
function loadNextPage(): boolean {
  const earlier = document.querySelector<HTMLElement>('main [data-earlier]');
  earlier?.click();
  return earlier !== null;
}

/**
 * Lets the browser scroll to the target and mark it, and moves the focus there; false if the target
 * is missing.
 */
function show(name: string): boolean {
  const place = document.getElementById(name);
  if (place === null) return false;
  window.location.replace(window.location.hash);
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  return true;
}
