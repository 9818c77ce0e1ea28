import { t } from '../../platform/i18n/translate';
import { SignInLink } from './sign-in-link';
import { dismissRevoked, useTokenRevoked } from '../../platform/session';

/** The notice after a remote sign-out. It says that everything typed is kept. */
export function SessionEndedNotice() {
  if (!useTokenRevoked()) return null;
  return (
    <div className="connection-notice" role="alert">
      {t('account.ended')} <SignInLink>{t('account.signIn')}</SignInLink>{' '}
      <button
        type="button"
        className="notice-close"
        aria-label={t('close')}
        onClick={dismissRevoked}
      >
        ×
      </button>
    </div>
  );
}
