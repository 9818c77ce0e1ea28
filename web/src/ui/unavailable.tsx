import type { CombinedError } from 'urql';
import { Link } from 'wouter';
import { Button } from './form/button';
import { say } from '../platform/i18n/translate';
import { Note } from './empty-page';

type AbsentProps = {
  readonly error: CombinedError | undefined;
  /** The title of the "not found" page. */
  readonly title: string;
  /** Shows the server's own reason if it gives one. */
  readonly tellsWhy?: boolean;
};

/** The server's codes for "no such thing": an address may hold no id at all. */
const ABSENCES: ReadonlySet<unknown> = new Set(['NOT_FOUND', 'BAD_USER_INPUT', 'FORBIDDEN']);

/** The title and text to show if a retry may still succeed; null if the thing does not exist. */
function toldToWait(
  error: CombinedError | undefined,
): readonly [title: string, text: string] | null {
  if (error?.networkError !== undefined) return [say('live.away'), say('live.awayText')];
  const [told] = error?.graphQLErrors ?? [];
  const isAnswer = told === undefined || ABSENCES.has(told.extensions['code']);
  return isAnswer ? null : [say('house.failed'), told.message];
}

/** True if a retry may still find it. */
export const mayYetCome = (error: CombinedError | undefined): boolean => toldToWait(error) !== null;

/**
 * Replaces a page that cannot be shown: it does not exist, the server cannot be reached, or it
 * failed.
 */
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

/** The notice for an error that a retry may solve. */
function Again(told: { readonly title: string; readonly text: string }) {
  return (
    <Note {...told}>
      <Button onClick={() => window.location.reload()}>{say('house.reload')}</Button>
    </Note>
  );
}
