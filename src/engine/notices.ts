import type { SeasonId, Stamped } from '../kernel';
import { audienceOf } from '../round';
import type { RoundEvent, RoundState } from '../round';
import type { Doorbell, Notice } from './ports';

/** So many accounts go into one ring. */
const ACCOUNTS_A_RING = 500;

/** In whose inboxes the events go. The state is the one after them. */
export function noticesOf(
  seasonId: SeasonId,
  state: RoundState,
  events: readonly Stamped<RoundEvent>[],
): Notice[] {
  return events.flatMap(({ seq, event }) =>
    audienceOf(state, event).map((player) => {
      const { accountId } = state.need('players', player);
      return { accountId, seasonId, seq };
    }),
  );
}

export function ringInboxes(doorbell: Doorbell, notices: readonly Notice[]): void {
  const accounts = [...new Set(notices.map(({ accountId }) => accountId))];
  for (let at = 0; at < accounts.length; at += ACCOUNTS_A_RING) {
    doorbell.ring({ type: 'inbox', accountIds: accounts.slice(at, at + ACCOUNTS_A_RING) });
  }
}
