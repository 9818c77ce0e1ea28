import { accountResolvers } from './accounts/resolvers';
import { auctionResolvers } from './auction/resolvers';
import { biddingResolvers } from './bidding/resolvers';
import { calendarResolvers } from './calendar/resolvers';
import { chanceResolvers } from './chance/resolvers';
import { contractResolvers } from './contracts/resolvers';
import { duckResolvers } from './ducks/resolvers';
import { dynastyResolvers } from './dynasty/resolvers';
import { eventResolvers } from './events/resolvers';
import type { CompleteResolvers } from './events/unresolved-fields';
import type { Resolvers } from './generated/resolvers';
import { exampleResolvers } from './giolitti/examples';
import { feedResolvers } from './feeds/resolvers';
import { dynastyEventResolvers, giolittiResolvers } from './giolitti/resolvers';
import { playerGamesResolvers } from './giolitti/player-games';
import { handResolvers } from './hands/resolvers';
import { hostingEventResolvers, hostingResolvers } from './governance/hosting/resolvers';
import { houseResolvers } from './house/resolvers';
import { inboxResolvers } from './inbox/resolvers';
import { lobbyResolvers } from './lobby/resolvers';
import { itemResolvers } from './items/resolvers';
import { judgeResolvers } from './judge/resolvers';
import { leaderboardResolvers } from './leaderboard/resolvers';
import { lotResolvers } from './lots/resolvers';
import { maskResolvers } from './masks/resolvers';
import { nodeResolvers } from './node-query/resolvers';
import { resultEventResolvers, resultResolvers } from './results/resolvers';
import { playerResolvers } from './players/resolvers';
import { profileResolvers } from './profiles/resolvers';
import { practiceResolvers } from './practice/resolvers';
import { differenceResolvers } from './governance/proposals/difference-resolvers';
import { proposalResolvers } from './governance/proposals/resolvers';
import { refusalResolvers } from './refusal/resolvers';
import { rehearsalResolvers } from './rehearsal/resolvers';
import { roundResolvers } from './round/resolvers';
import { rulesetResolvers } from './rulesets/resolvers';
import { DateTime } from './scalars/date-time';
import { JsonScalar } from './scalars/json';
import { seasonEventResolvers, seasonResolvers } from './seasons/resolvers';
import { secretActionResolvers } from './secret-actions/resolvers';
import { serverResolvers } from './server/resolvers';
import { standingsResolvers } from './standings/resolvers';
import { statisticsResolvers } from './statistics/resolvers';
import { tableEventResolvers, tableResolvers } from './tables/resolvers';
import { tradeResolvers } from './trades/resolvers';
import { trungResolvers } from './trungs/resolvers';
import { officeEventResolvers, officeResolvers } from './governance/offices/resolvers';
import { secretAttemptEventResolvers, secretAttemptResolvers } from './values/secret-attempts';
import { valueEventResolvers, valueResolvers } from './values/resolvers';
import { victoryResolvers } from './victory/resolvers';
import { waitingResolvers } from './waiting/resolvers';
import { mailResolvers } from './mail/resolvers';
import { webhookResolvers } from './webhooks/resolvers';
import { wordResolvers } from './words/resolvers';

/** Resolvers of the event fields that `eventField` cannot resolve. */
const EVENTS = [
  seasonEventResolvers,
  hostingEventResolvers,
  resultEventResolvers,
  officeEventResolvers,
  dynastyEventResolvers,
  valueEventResolvers,
  secretAttemptEventResolvers,
  tableEventResolvers,
] satisfies readonly Resolvers[];

/** If an event field lacks a resolver, the compiler reports it here as a missing property. */
const COMPLETE: CompleteResolvers<(typeof EVENTS)[number]> = { events: EVENTS };

/** All resolvers, by concept. */
export const resolvers: readonly Resolvers[] = [
  { DateTime, JSON: JsonScalar },
  nodeResolvers,
  serverResolvers,
  accountResolvers,
  seasonResolvers,
  hostingResolvers,
  lobbyResolvers,
  rehearsalResolvers,
  practiceResolvers,
  standingsResolvers,
  statisticsResolvers,
  leaderboardResolvers,
  profileResolvers,
  roundResolvers,
  calendarResolvers,
  playerResolvers,
  itemResolvers,
  trungResolvers,
  auctionResolvers,
  lotResolvers,
  biddingResolvers,
  secretActionResolvers,
  handResolvers,
  rulesetResolvers,
  chanceResolvers,
  refusalResolvers,
  eventResolvers,
  ...COMPLETE.events,
  tableResolvers,
  wordResolvers,
  mailResolvers,
  webhookResolvers,
  judgeResolvers,
  proposalResolvers,
  valueResolvers,
  secretAttemptResolvers,
  victoryResolvers,
  officeResolvers,
  differenceResolvers,
  tradeResolvers,
  duckResolvers,
  feedResolvers,
  inboxResolvers,
  waitingResolvers,
  resultResolvers,
  contractResolvers,
  houseResolvers,
  dynastyResolvers,
  giolittiResolvers,
  exampleResolvers,
  maskResolvers,
  playerGamesResolvers,
];
