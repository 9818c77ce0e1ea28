import { useSyncExternalStore } from 'react';
import { onAnnouncement, currentAnnouncement } from './announcer';

/** The live region; `announcer.ts` times its texts. */
export function LiveRegion() {
  const { number, text } = useSyncExternalStore(
    onAnnouncement,
    currentAnnouncement,
    currentAnnouncement,
  );
  return (
    <div className="unseen" role="status" aria-live="polite">
      <p key={number}>{text}</p>
    </div>
  );
}
