import type { SeasonId } from '../kernel';
import type { Accounts } from '../accounts';
import type { Feed } from '../engine';
import type { BotToken } from './practice';

type Parts = {
  readonly accounts: Pick<Accounts, 'enterAsBots'>;
  readonly feed: Pick<Feed, 'tokenRevoked'>;
};

/** A new token for each bot of the season; the former token stops working, at whichever node. */
export async function enterBots(
  { accounts, feed }: Parts,
  id: SeasonId,
): Promise<readonly BotToken[]> {
  const entered = await accounts.enterAsBots(id);
  for (const { ended } of entered) for (const token of ended) feed.tokenRevoked(token);
  return entered.map(({ secret, account }) => ({ token: secret, place: account.bot?.place ?? 1 }));
}
