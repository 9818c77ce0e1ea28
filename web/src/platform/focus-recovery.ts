/** The elements that can take over the focus. */
const PARTS = 'li, article, section, form, [role="group"], [role="region"], [role="dialog"], main';

/**
 * If the focused element disappears, such as a used button, the nearest part around it takes the
 * focus. The keyboard and screen readers then continue from there instead of from the top. Does
 * nothing if the user has moved the focus meanwhile.
 */
export function recoverFocus(): void {
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
