/** What of a page the focus can fall back on, from the inside out. */
const PARTS = 'li, article, section, form, [role="group"], [role="region"], [role="dialog"], main';

/**
 * Where what has the focus goes away, as a button does whose offer was taken, the part of the page around it takes the
 * focus: the keyboard and a screen reader go on from there, and not from the top. Whoever has pressed elsewhere
 * meanwhile is left alone.
 */
export function keepFocus(): void {
  let at: Element | null = null;
  let around: readonly HTMLElement[] = [];
  document.addEventListener('focusin', ({ target }) => {
    at = target instanceof Element ? target : null;
    around = at === null ? [] : partsAround(at);
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (!(target instanceof Node) || at?.contains(target) !== true) at = null;
  });
  new MutationObserver(() => {
    if (at === null || at.isConnected || document.activeElement !== document.body) return;
    at = null;
    const next = around.find((part) => part.isConnected) ?? document.querySelector('main');
    if (next === null) return;
    if (next.tabIndex < 0) next.tabIndex = -1;
    next.focus({ preventScroll: true });
  }).observe(document.body, { subtree: true, childList: true });
}

function partsAround(at: Element): HTMLElement[] {
  const part = at.parentElement?.closest<HTMLElement>(PARTS) ?? null;
  return part === null ? [] : [part, ...partsAround(part)];
}
