import { useEffect } from 'react';
import { t } from './i18n/translate';

/** Sets the title of the browser's tab. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    document.title = title === null ? t('house.name') : `${title} · ${t('house.name')}`;
  }, [title]);
}
