const LINE = '.log-line[data-seq]';
const TOLD = '.log-told';
/** Ignores a pointer that only crosses the lines. */
const DWELL_MS = 150;
const GAP = 4;
const MARGIN = 8;

const closestElement = (target: EventTarget | null, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/**
 * Reports the line that is hovered for a moment, focused or tapped. Reports null when the pointer
 * or focus leaves it, or after Escape. The pointer may move onto the line's popup.
 */
export function watchHoveredLine(
  list: HTMLElement,
  point: (line: HTMLElement | null) => void,
): () => void {
  let pointed: HTMLElement | null = null;
  let dwelling: ReturnType<typeof setTimeout> | undefined;
  let byMouse = true;
  const show = (line: HTMLElement | null): void => {
    clearTimeout(dwelling);
    pointed = line;
    point(line);
  };
  const wait = (line: HTMLElement | null): void => {
    clearTimeout(dwelling);
    dwelling = setTimeout(() => show(line), DWELL_MS);
  };
  const over = ({ target, pointerType }: PointerEvent): void => {
    if (pointerType !== 'mouse') return;
    const line = closestElement(target, LINE);
    if (line === pointed || closestElement(target, TOLD) !== null) clearTimeout(dwelling);
    else wait(line);
  };
  const leave = ({ pointerType }: PointerEvent): void => {
    if (pointerType === 'mouse' && pointed !== null) wait(null);
    else clearTimeout(dwelling);
  };
  const down = ({ target, pointerType }: PointerEvent): void => {
    byMouse = pointerType === 'mouse';
    // A tap elsewhere closes the popup.
    if (
      !byMouse &&
      closestElement(target, LINE) === null &&
      closestElement(target, TOLD) === null
    ) {
      show(null);
    }
  };
  const tap = ({ target }: MouseEvent): void => {
    const line = closestElement(target, LINE);
    if (!byMouse && line !== null && closestElement(target, 'a') === null) {
      show(line === pointed ? null : line);
    }
  };
  const focus = ({ target }: FocusEvent): void => {
    const line = closestElement(target, LINE);
    if (line !== null) show(line);
  };
  const blur = ({ target, relatedTarget }: FocusEvent): void => {
    const isOf = closestElement(target, LINE) ?? closestElement(target, TOLD);
    // Tab moves from a line into its popup.
    if (isOf !== null && closestElement(relatedTarget, TOLD) === null) show(null);
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && pointed !== null) show(null);
  };
  const ended = new AbortController();
  const { signal } = ended;
  list.addEventListener('pointerover', over, { signal });
  list.addEventListener('pointerleave', leave, { signal });
  list.addEventListener('click', tap, { signal });
  list.addEventListener('focusin', focus, { signal });
  list.addEventListener('focusout', blur, { signal });
  document.addEventListener('pointerdown', down, { signal });
  document.addEventListener('keydown', key, { signal });
  return () => {
    clearTimeout(dwelling);
    ended.abort();
  };
}

/**
 * Keeps the popup beside a moving line: to its left, or else below or above. Hides the popup while
 * the line is off screen. The returned function ends the tracking.
 */
export function placeBeside(popover: HTMLElement, line: HTMLElement): () => void {
  const frame = line.closest('.virtual-list') ?? document.documentElement;
  const put = (): void => {
    const at = line.getBoundingClientRect();
    const { width, height } = popover.getBoundingClientRect();
    const seen = frame.getBoundingClientRect();
    const isOut = !line.isConnected || at.bottom < seen.top || at.top > seen.bottom;
    popover.style.visibility = isOut ? 'hidden' : '';
    const isBeside = at.left >= width + GAP + MARGIN;
    const lowest = window.innerHeight - height - MARGIN;
    const under = at.bottom + GAP <= lowest ? at.bottom + GAP : at.top - GAP - height;
    const left = Math.min(at.left, window.innerWidth - width - MARGIN);
    popover.style.left = `${isBeside ? at.left - GAP - width : Math.max(MARGIN, left)}px`;
    popover.style.top = `${Math.max(MARGIN, isBeside ? Math.min(at.top, lowest) : under)}px`;
  };
  put();
  const sizes = new ResizeObserver(put);
  sizes.observe(popover);
  const moves = new MutationObserver(put);
  moves.observe(frame, { subtree: true, childList: true, attributeFilter: ['style'] });
  window.addEventListener('scroll', put, { capture: true, passive: true });
  window.addEventListener('resize', put);
  return () => {
    sizes.disconnect();
    moves.disconnect();
    window.removeEventListener('scroll', put, { capture: true });
    window.removeEventListener('resize', put);
  };
}
