import type { ChangeBus, Notice } from './ports';

/** The number of accounts in one ring. */
const ACCOUNTS_A_RING = 500;

export function ringInboxes(doorbell: ChangeBus, notices: readonly Notice[]): void {
  const accounts = [...new Set(notices.map(({ accountId }) => accountId))];
  for (let at = 0; at < accounts.length; at += ACCOUNTS_A_RING) {
    doorbell.ring({ type: 'inbox', accountIds: accounts.slice(at, at + ACCOUNTS_A_RING) });
  }
}
