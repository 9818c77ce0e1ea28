import { useEffect } from 'react';

/** Highlights the first of these elements, now or once its page has loaded. */
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
      lit.scrollIntoView({ block: 'start' });
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
