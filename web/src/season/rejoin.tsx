import { Deadline } from '../kit/deadline';
import { say } from '../words/words';

/** What one who has left sees until the way back is open. */
export function Rejoin({ at }: { readonly at: string }) {
  return (
    <p>
      <Deadline at={at} what={say('seat.rejoin')} />
    </p>
  );
}
