/** What somebody does who goes on by themselves: they are not called back. */
const GOES_ON = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Of lists that go further back, as many are looked through. */
const MOST_PAGES = 20;

let stop = (): void => undefined;

/** Leads to what an address names, as the browser does, though it comes later than the address. */
export function followCited(): void {
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
    else if (pages < MOST_PAGES && goFurther()) pages += 1;
  };
  const looking = new MutationObserver(look);
  stop = () => {
    looking.disconnect();
    for (const event of GOES_ON) window.removeEventListener(event, stop);
  };
  looking.observe(document.body, { subtree: true, childList: true });
  for (const event of GOES_ON) window.addEventListener(event, stop, { passive: true });
  look();
}

/** Presses what shows the page before; whether there was any. */
function goFurther(): boolean {
  const earlier = document.querySelector<HTMLElement>('main [data-earlier]');
  earlier?.click();
  return earlier !== null;
}

/** The browser scrolls there and marks it; the keyboard and a screen reader go on from it. */
function show(name: string): boolean {
  const place = document.getElementById(name);
  if (place === null) return false;
  window.location.replace(window.location.hash);
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  return true;
}
