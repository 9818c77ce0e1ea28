import { say } from '../../platform/i18n/translate';
import { ComeIn } from './sign-in-link';
import { forgetEnded, useEnded } from '../../platform/session';

/** Notice after a remote sign-out; it says that nothing typed is lost. */
export function EndedNotice() {
  if (!useEnded()) return null;
  return (
    <div className="connection-notice" role="alert">
      {say('account.ended')} <ComeIn>{say('account.signIn')}</ComeIn>{' '}
      <button
        type="button"
        className="notice-close"
        aria-label={say('close')}
        onClick={forgetEnded}
      >
        ×
      </button>
    </div>
  );
}
