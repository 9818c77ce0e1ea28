import { Link } from 'wouter';
import { say } from '../words/words';
import { Note } from './note';
import { useTitle } from './use-title';

/** The page for an unknown address. */
export function Nothing() {
  useTitle(say('house.seek'));
  return (
    <Note title={say('house.seek')} text={say('house.seekText')}>
      <Link href="/">{say('house.home')}</Link>
    </Note>
  );
}
