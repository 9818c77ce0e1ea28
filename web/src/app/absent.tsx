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

/** What the house said where it may yet answer; null where there is no such thing, as far as is known. */
function toldToWait(
  error: CombinedError | undefined,
): readonly [title: string, text: string] | null {
  if (error?.networkError !== undefined) return [say('live.away'), say('live.awayText')];
  const [told] = error?.graphQLErrors ?? [];
  const isAnswer = told === undefined || ABSENCES.has(told.extensions['code']);
  return isAnswer ? null : [say('house.failed'), told.message];
}

/** Whether what could not be fetched may be there if it is asked for again. */
export const mayYetCome = (error: CombinedError | undefined): boolean => toldToWait(error) !== null;

/** In place of what cannot be shown: there is no such thing, or the house could not be asked for it, or failed at it. */
export function Absent({ error, title, tellsWhy = false }: AbsentProps) {
  const wait = toldToWait(error);
  if (wait !== null) return <Again title={wait[0]} text={wait[1]} />;
  const [told] = error?.graphQLErrors ?? [];
  return (
    <Note
      title={title}
      text={tellsWhy && told !== undefined ? told.message : say('season.goneText')}
    >
      <Link href="/">{say('house.home')}</Link>
    </Note>
  );
}

/** What may be there if it is asked for again. */
function Again(told: { readonly title: string; readonly text: string }) {
  return (
    <Note {...told}>
      <Button onClick={() => window.location.reload()}>{say('house.reload')}</Button>
    </Note>
  );
}
