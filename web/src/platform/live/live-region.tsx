import { useSyncExternalStore } from 'react';
import { onSpoken, spokenNow } from './announcer';

/** The live region; `announcer.ts` times its texts. */
export function LiveRegion() {
  const { number, text } = useSyncExternalStore(onSpoken, spokenNow, spokenNow);
  return (
    <div className="unseen" role="status" aria-live="polite">
      <p key={number}>{text}</p>
    </div>
  );
}
