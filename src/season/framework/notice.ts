/** The kinds of inbox entry in any game: tasks first, then outcomes. */
export type NoticeKind =
  | 'AUCTION_OPEN'
  | 'HANDS_OPEN'
  | 'REVEAL_OPEN'
  | 'REVEAL_CLOSING'
  | 'OUTBID'
  | 'LEADING_AGAIN'
  | 'TRADE_OFFERED'
  | 'CONTRACT_OFFERED'
  | 'CONTRACT_CHANGE_PROPOSED'
  | 'WAR_PROPOSED'
  | 'VOTE_OPEN'
  | 'VOTE_CLOSING'
  | 'JUSTICE_REQUESTED'
  | 'YOUR_TURN'
  | 'SFIDA_OFFERED'
  | 'CLOCK_WARNING'
  | 'GAME_TO_START'
  | 'GAME_TO_END'
  | 'WEEK_SETTLED'
  | 'INCOME_PAID'
  | 'BID_FAILED'
  | 'SECRET_ACTION_FAILED'
  | 'LOT_RETURNED'
  | 'THIRD_PARTY_BID'
  | 'TRADE_ANSWERED'
  | 'CONTRACT_ANSWERED'
  | 'CONTRACT_MOVED'
  | 'WAR_DRAWN'
  | 'PROPOSAL_DECIDED'
  | 'RULES_CHANGED'
  | 'RULING_MADE'
  | 'JUDGE_CHOSEN'
  | 'JUDGE_QUESTIONED'
  | 'RECEIVED'
  | 'GAME_STARTED'
  | 'OPPONENT_ACTED'
  | 'SFIDA_ANSWERED'
  | 'GAME_CLOSED'
  | 'GAME_ENDED'
  | 'GAME_CORRECTED'
  | 'BETS_SETTLED'
  | 'MASK_LOST'
  | 'TIME_CREDITED'
  | 'SEASON_STARTED'
  | 'SEASON_PAUSED'
  | 'SEASON_ENDED'
  | 'REMOVED'
  | 'HOSTING'
  | 'REMINDED'
  | 'WEBHOOK_STOPPED';

/**
 * The kinds of entry about tasks of players. An idle player cannot act, and gets no such entry
 * [ruling L5].
 */
export const WAITING_NOTICES: ReadonlySet<NoticeKind> = new Set<NoticeKind>([
  'AUCTION_OPEN',
  'HANDS_OPEN',
  'REVEAL_OPEN',
  'REVEAL_CLOSING',
  'OUTBID',
  'TRADE_OFFERED',
  'CONTRACT_OFFERED',
  'CONTRACT_CHANGE_PROPOSED',
  'WAR_PROPOSED',
  'VOTE_OPEN',
  'VOTE_CLOSING',
  'JUSTICE_REQUESTED',
  'YOUR_TURN',
  'SFIDA_OFFERED',
  'CLOCK_WARNING',
]);
