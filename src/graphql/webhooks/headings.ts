import type { SeasonSnapshot } from '../../engine';
import type { NoticeKind } from '../../season';
import type { Context } from '../context/context';

const HEADINGS: Readonly<Record<NoticeKind, string>> = {
  AUCTION_OPEN: 'Lots are open for bids.',
  HANDS_OPEN: 'You can place a hand.',
  REVEAL_OPEN: 'Reveal your secret actions.',
  REVEAL_CLOSING: 'Little time is left to reveal your secret actions.',
  OUTBID: 'You were outbid.',
  LEADING_AGAIN: 'Your bid leads again.',
  TRADE_OFFERED: 'You were offered a trade.',
  CONTRACT_OFFERED: 'You were offered a contract.',
  CONTRACT_CHANGE_PROPOSED: 'A change of a contract needs your consent.',
  WAR_PROPOSED: 'Wagers for War need your agreement.',
  VOTE_OPEN: 'You can vote.',
  VOTE_CLOSING: 'Little time is left to vote.',
  JUSTICE_REQUESTED: 'You must rule as the Judge.',
  YOUR_TURN: 'It is your turn.',
  SFIDA_OFFERED: 'A Sfida needs your answer.',
  CLOCK_WARNING: 'Your clock is almost out of time.',
  GAME_TO_START: 'You can deal: two players are ready.',
  GAME_TO_END: 'You are the dealer: a closed game needs its Fine.',
  WEEK_SETTLED: 'Your week was settled.',
  INCOME_PAID: 'You got your income.',
  BID_FAILED: 'Your bid failed.',
  SECRET_ACTION_FAILED: 'Your secret action failed.',
  LOT_RETURNED: 'Your Player Lot was not sold.',
  THIRD_PARTY_BID: 'A third party bid on your Player Lot.',
  TRADE_ANSWERED: 'There is news of your trade.',
  CONTRACT_ANSWERED: 'There is an answer about your contract.',
  CONTRACT_MOVED: 'There is news of your contract.',
  WAR_DRAWN: 'Your war was decided.',
  PROPOSAL_DECIDED: 'Your proposal was decided.',
  RULES_CHANGED: 'New rules are in force.',
  RULING_MADE: 'There is a ruling for you.',
  JUDGE_CHOSEN: 'There is news of your office as Judge.',
  JUDGE_QUESTIONED: 'A player wants you removed as the Judge.',
  RECEIVED: 'Something of yours changed.',
  GAME_STARTED: 'A game with you was dealt.',
  OPPONENT_ACTED: 'Another player acted in your game.',
  SFIDA_ANSWERED: 'Your Sfida was accepted.',
  GAME_CLOSED: 'Your game is closed.',
  GAME_ENDED: 'A game of yours is over.',
  GAME_CORRECTED: 'Your game was corrected.',
  BETS_SETTLED: 'Your bets were settled.',
  MASK_LOST: 'You lost your mask.',
  TIME_CREDITED: 'You were given more time.',
  SEASON_STARTED: 'Your season began.',
  SEASON_PAUSED: 'A pause of your season began or ended.',
  SEASON_ENDED: 'Your season ended.',
  REMOVED: 'You were removed from a season.',
  HOSTING: 'You became a host or the dealer.',
  REMINDED: 'You were sent a reminder.',
  WEBHOOK_STOPPED: 'A webhook of yours stopped. It did not send:',
  MAIL_STOPPED: 'Your mail address takes no mail. It did not get:',
};

/** The first line of a message of Discord about an entry of the inbox. */
export async function headingOf(
  kind: NoticeKind,
  snapshot: SeasonSnapshot,
  context: Context,
): Promise<string> {
  const name = kind === 'WEBHOOK_STOPPED' ? await stoppedWebhook(snapshot, context) : null;
  return name === null ? HEADINGS[kind] : `Your webhook ${name} stopped. It did not send:`;
}

/** The notice names no webhook: known only if one alone of the season and the account has ended. */
async function stoppedWebhook(
  { record: { id: seasonId } }: SeasonSnapshot,
  { viewer, deps: { webhooks } }: Context,
): Promise<string | null> {
  if (viewer === null || webhooks === undefined) return null;
  const { id: accountId } = viewer.account;
  const owners = [{ seasonId }, { seasonId: null, accountId }] as const;
  const all = (await Promise.all(owners.map((owner) => webhooks.listOf(owner)))).flat();
  const ended = all.flatMap(({ webhook }) =>
    webhook.accountId === accountId && !['ACTIVE', 'PAUSED'].includes(webhook.status)
      ? [webhook.name]
      : [],
  );
  return ended.length === 1 ? (ended[0] ?? null) : null;
}
