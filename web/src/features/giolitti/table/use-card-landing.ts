import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** The card in the viewer's own fan, or else the mask and name of the player. */
function originOf(laid: HTMLElement, key: string): Element | null {
  const face = CSS.escape(key.replace(/ \d+$/, ''));
  const isMine = laid.closest('.seat') === [...document.querySelectorAll('.seat')].at(-1);
  const held = isMine ? document.querySelector(`.own-fan [data-face="${face}"]`) : null;
  return held ?? laid.closest('.seat')?.querySelector('.seat-who') ?? null;
}

/** Animates a card that is laid during the visit, from its origin to the pocket. */
export function useCardLanding(keys: readonly string[]): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const known = useRef<ReadonlySet<string> | null>(null);
  useLayoutEffect(() => {
    const before = known.current;
    known.current = new Set(keys);
    if (before === null) return;
    for (const key of keys.filter((each) => !before.has(each))) {
      const laid = list.current?.querySelector<HTMLElement>(`[data-laid="${CSS.escape(key)}"]`);
      const from = laid && originOf(laid, key)?.getBoundingClientRect();
      if (!laid || !from) continue;
      const to = laid.getBoundingClientRect();
      const scale = Math.min(1, from.height / Math.max(1, to.height));
      const [x, y] = [from.left - to.left, from.top - to.top];
      // Zero with reduced motion.
      const duration = Number.parseFloat(getComputedStyle(laid).getPropertyValue('--calm'));
      laid.animate(
        [
          { transformOrigin: '0 0', transform: `translate(${x}px, ${y}px) scale(${scale})` },
          { transformOrigin: '0 0', transform: 'none' },
        ],
        { duration: Number.isFinite(duration) ? duration : 0, easing: 'ease-out' },
      );
    }
  }, [keys]);
  return list;
}
