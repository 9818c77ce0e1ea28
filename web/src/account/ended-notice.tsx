import { Link } from 'wouter';
import { say } from '../words/words';
import { forgetEnded, useEnded } from './session';

/** Tells whoever was signed out from elsewhere, and that nothing typed is lost by it. */
export function EndedNotice() {
  if (!useEnded()) return null;
  return (
    <div className="connection-notice" role="alert">
      {say('account.ended')} <Link href="/me">{say('account.signIn')}</Link>{' '}
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
