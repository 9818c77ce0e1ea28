import { Deadline } from '../kit/deadline';
import { say } from '../words/words';

/** Until when something can be done; nothing where no end is known. */
export function Until({ at }: { readonly at: string | null }) {
  if (at === null) return null;
  return (
    <span className="quiet small">
      <Deadline at={at} what={say('judge.until')} />
    </span>
  );
}
