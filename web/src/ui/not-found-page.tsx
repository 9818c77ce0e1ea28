import { Link } from 'wouter';
import { t } from '../platform/i18n/translate';
import { EmptyPage } from './empty-page';
import { useTitle } from '../platform/use-title';

export function NotFoundPage() {
  useTitle(t('house.seek'));
  return (
    <EmptyPage title={t('house.seek')} text={t('house.seekText')}>
      <Link href="/">{t('house.home')}</Link>
    </EmptyPage>
  );
}
