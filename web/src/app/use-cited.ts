import { useEffect } from 'react';

/** To what the address cites, once `there` is known, as the browser goes to what was there from the beginning. */
export function useCited(there: string | undefined): void {
  useEffect(() => {
    const { hash } = window.location;
    if (there !== undefined && hash !== '') window.location.replace(hash);
  }, [there]);
}
