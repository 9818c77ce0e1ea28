import type { ChangeBus, Notice } from './ports';

/** The maximum number of accounts in one message. */
const ACCOUNTS_A_MESSAGE = 500;

export function publishInboxChanges(changeBus: ChangeBus, notices: readonly Notice[]): void {
  const accounts = [...new Set(notices.map(({ accountId }) => accountId))];
  for (let at = 0; at < accounts.length; at += ACCOUNTS_A_MESSAGE) {
    changeBus.publish({ type: 'inbox', accountIds: accounts.slice(at, at + ACCOUNTS_A_MESSAGE) });
  }
}
