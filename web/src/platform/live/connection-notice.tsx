import { say } from '../i18n/translate';
import { useConnection } from './connection';

export function ConnectionNotice() {
  if (useConnection() !== 'cut') return null;
  return (
    <p className="connection-notice" role="alert">
      {say('live.cut')}
    </p>
  );
}
