import type { CombinedError } from 'urql';
import { Link } from 'wouter';
import { Button } from './form/button';
import { t } from '../platform/i18n/translate';
import { EmptyPage } from './empty-page';

type UnavailableProps = {
  readonly error: CombinedError | undefined;
  /** The title of the "not found" page. */
  readonly title: string;
  /** Shows the server's own reason if it gives one. */
  readonly tellsWhy?: boolean;
};

/** The server's codes for a missing object. The address may contain an invalid id. */
const ABSENCES: ReadonlySet<unknown> = new Set(['NOT_FOUND', 'BAD_USER_INPUT', 'FORBIDDEN']);

/** The title and text of the notice if a retry may succeed; null if the object does not exist. */
function retryNotice(
  error: CombinedError | undefined,
): readonly [title: string, text: string] | null {
  if (error?.networkError !== undefined) return [t('live.away'), t('live.awayText')];
  const [first] = error?.graphQLErrors ?? [];
  const isAnswer = first === undefined || ABSENCES.has(first.extensions['code']);
  return isAnswer ? null : [t('house.failed'), first.message];
}

/** True if a retry may succeed. */
export const isRetryable = (error: CombinedError | undefined): boolean =>
  retryNotice(error) !== null;

/**
 * Replaces a page that cannot be shown: it does not exist, it failed, or the server cannot be
 * reached.
 */
export function Unavailable({ error, title, tellsWhy = false }: UnavailableProps) {
  const wait = retryNotice(error);
  if (wait !== null) return <RetryNotice title={wait[0]} text={wait[1]} />;
  const [first] = error?.graphQLErrors ?? [];
  return (
    <EmptyPage
      title={title}
      text={tellsWhy && first !== undefined ? first.message : t('season.goneText')}
    >
      <Link href="/">{t('house.home')}</Link>
    </EmptyPage>
  );
}

/** The notice for an error that a retry may solve. */
function RetryNotice(notice: { readonly title: string; readonly text: string }) {
  return (
    <EmptyPage {...notice}>
      <Button onClick={() => window.location.reload()}>{t('house.reload')}</Button>
    </EmptyPage>
  );
}
