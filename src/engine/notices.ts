import type { Stamped } from '../kernel';
import type { Cell } from './cell';
import type { SeasonEvent } from './games';
import type { Doorbell, Notice } from './ports';

/** So many accounts go into one ring. */
const ACCOUNTS_A_RING = 500;

/** In whose inboxes the events go. The season stands as it is after them. */
export function noticesOf(
  { game, id: seasonId, working }: Cell,
  events: readonly Stamped<SeasonEvent>[],
): Notice[] {
  return events.flatMap(({ seq, event }) =>
    game.audienceOf(working, event).map((accountId) => ({ accountId, seasonId, seq })),
  );
}

export function ringInboxes(doorbell: Doorbell, notices: readonly Notice[]): void {
  const accounts = [...new Set(notices.map(({ accountId }) => accountId))];
  for (let at = 0; at < accounts.length; at += ACCOUNTS_A_RING) {
    doorbell.ring({ type: 'inbox', accountIds: accounts.slice(at, at + ACCOUNTS_A_RING) });
  }
}
