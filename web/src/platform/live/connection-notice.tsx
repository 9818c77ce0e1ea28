import { t } from '../i18n/translate';
import { useConnection } from './connection';

export function ConnectionNotice() {
  if (useConnection() !== 'cut') return null;
  return (
    <p className="connection-notice" role="alert">
      {t('live.cut')}
    </p>
  );
}
