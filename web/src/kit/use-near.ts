import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Two heights of the screen, above and below. */
const MARGIN = '200% 0px';
const NOTICED = new WeakMap<Element, (isNear: boolean) => void>();
let observer: IntersectionObserver | null = null;

/** One for all, which tells them together. */
function watching(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) NOTICED.get(target)?.(isIntersecting);
    },
    { rootMargin: MARGIN },
  );
  return observer;
}

/**
 * Whether an element is in sight or nearly so, for lists that keep the place of what is far away and draw
 * nothing there. What has the focus stays. `atFirst` is taken until the browser has looked.
 */
export function useNear(place: RefObject<Element | null>, atFirst: boolean): boolean {
  const [near, setNear] = useState(atFirst);
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    NOTICED.set(element, (isNear) => setNear(isNear || element.contains(document.activeElement)));
    watching().observe(element);
    return () => watching().unobserve(element);
  }, [place]);
  return near;
}
