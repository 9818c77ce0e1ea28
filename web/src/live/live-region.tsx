import { useSyncExternalStore } from 'react';
import { onSpoken, spokenNow } from './announcer';

/** Where what is announced is spoken; `announcer.ts` says when. */
export function LiveRegion() {
  const { number, text } = useSyncExternalStore(onSpoken, spokenNow, spokenNow);
  return (
    <div className="unseen" role="status" aria-live="polite">
      <p key={number}>{text}</p>
    </div>
  );
}
