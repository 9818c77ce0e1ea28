import { say } from '../words/words';
import { ComeIn } from './come-in';
import { forgetEnded, useEnded } from './session';

/** Tells whoever was signed out from elsewhere, and that nothing typed is lost by it. */
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
