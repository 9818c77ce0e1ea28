import type { CombinedError } from 'urql';
import { Button } from '../kit/button';
import { say } from '../words/words';
import { Note } from './note';

type AbsentProps = {
  readonly error: CombinedError | undefined;
  /** What is said where the house knows of nothing. */
  readonly title: string;
};

/** In place of what cannot be shown: there is no such thing, or the house could not be asked for it. */
export function Absent({ error, title }: AbsentProps) {
  if (error?.networkError === undefined) {
    const [told] = error?.graphQLErrors ?? [];
    return <Note title={title} text={told?.message ?? say('season.goneText')} />;
  }
  return (
    <Note title={say('live.away')} text={say('live.awayText')}>
      <Button onClick={() => window.location.reload()}>{say('house.reload')}</Button>
    </Note>
  );
}
