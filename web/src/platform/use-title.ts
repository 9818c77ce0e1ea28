import { useEffect } from 'react';
import { say } from './i18n/translate';

/** Sets the title of the browser's tab. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    document.title = title === null ? say('house.name') : `${title} · ${say('house.name')}`;
  }, [title]);
}
