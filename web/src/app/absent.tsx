import type { CombinedError } from 'urql';
import { Link } from 'wouter';
import { Button } from '../kit/button';
import { say } from '../words/words';
import { Note } from './note';

type AbsentProps = {
  readonly error: CombinedError | undefined;
  /** What is said where the house knows of nothing. */
  readonly title: string;
  /** Where the answer says more than that there is none, it is said. */
  readonly tellsWhy?: boolean;
};

/** What the server answers where there is no such thing: an address need not be an id at all. */
const ABSENCES: ReadonlySet<unknown> = new Set(['NOT_FOUND', 'BAD_USER_INPUT', 'FORBIDDEN']);

/** In place of what cannot be shown: there is no such thing, or the house could not be asked for it. */
export function Absent({ error, title, tellsWhy = false }: AbsentProps) {
  if (error?.networkError === undefined) {
    const [told] = error?.graphQLErrors ?? [];
    const isGone = told === undefined || (!tellsWhy && ABSENCES.has(told.extensions['code']));
    return (
      <Note title={title} text={isGone ? say('season.goneText') : told.message}>
        <Link href="/">{say('house.home')}</Link>
      </Note>
    );
  }
  return (
    <Note title={say('live.away')} text={say('live.awayText')}>
      <Button onClick={() => window.location.reload()}>{say('house.reload')}</Button>
    </Note>
  );
}
