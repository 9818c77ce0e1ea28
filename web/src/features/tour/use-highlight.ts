import { useEffect } from 'react';

/** Highlights the first match of the selectors, now or after its page loads. */
export function useHighlight(selectors: readonly string[]): void {
  useEffect(() => {
    let lit: HTMLElement | null = null;
    const light = (): void => {
      const [found] = selectors.flatMap((each) => {
        const element = document.querySelector<HTMLElement>(each);
        return element === null ? [] : [element];
      });
      if (found === undefined || found === lit) return;
      if (lit !== null) delete lit.dataset['lit'];
      lit = found;
      lit.dataset['lit'] = 'yes';
      if (!isInSight(lit)) lit.scrollIntoView({ block: 'start' });
    };
    light();
    const watching = new MutationObserver(light);
    watching.observe(document.body, { childList: true, subtree: true });
    return () => {
      watching.disconnect();
      if (lit !== null) delete lit.dataset['lit'];
    };
  }, [selectors]);
}

/** True if the whole element is on the screen and the guide does not cover it. */
function isInSight(element: HTMLElement): boolean {
  const { top, bottom, right } = element.getBoundingClientRect();
  const guide = document.querySelector('.tour')?.getBoundingClientRect();
  const isBeside = guide === undefined || right <= guide.left;
  return top >= 0 && bottom <= (isBeside ? window.innerHeight : guide.top);
}
