import type { SeasonId, Stamped } from '../kernel';
import type { AnyGame, SeasonEvent, SeasonState } from './games';
import type { Doorbell, Notice } from './ports';

/** So many accounts go into one ring. */
const ACCOUNTS_A_RING = 500;

/** In whose inboxes the events go. The season stands as it is after them. */
export function noticesOf(
  seasonId: SeasonId,
  { game, state }: { readonly game: AnyGame; readonly state: SeasonState },
  events: readonly Stamped<SeasonEvent>[],
): Notice[] {
  return events.flatMap(({ seq, event }) =>
    game.audienceOf(state, event).map((accountId) => ({ accountId, seasonId, seq })),
  );
}

export function ringInboxes(doorbell: Doorbell, notices: readonly Notice[]): void {
  const accounts = [...new Set(notices.map(({ accountId }) => accountId))];
  for (let at = 0; at < accounts.length; at += ACCOUNTS_A_RING) {
    doorbell.ring({ type: 'inbox', accountIds: accounts.slice(at, at + ACCOUNTS_A_RING) });
  }
}
