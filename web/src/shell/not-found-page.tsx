import { Link } from 'wouter';
import { say } from '../platform/i18n/translate';
import { Note } from '../ui/empty-page';
import { useTitle } from '../platform/use-title';

/** The page for an unknown address. */
export function Nothing() {
  useTitle(say('house.seek'));
  return (
    <Note title={say('house.seek')} text={say('house.seekText')}>
      <Link href="/">{say('house.home')}</Link>
    </Note>
  );
}
