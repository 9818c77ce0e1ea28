import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Two screen heights above and below. */
const MARGIN = '200% 0px';
const NOTICED = new WeakMap<Element, (isNear: boolean) => void>();
let observer: IntersectionObserver | null = null;

/** One observer for all elements, so that they update together. */
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
 * True if an element is on screen or near it, for lists that draw placeholders elsewhere. A focused
 * element counts as near. `atFirst` applies until the browser reports.
 */
export function useInView(place: RefObject<Element | null>, atFirst: boolean): boolean {
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
