import { accountResolvers } from './accounts/resolvers';
import { auctionResolvers } from './auction/resolvers';
import { biddingResolvers } from './bidding/resolvers';
import { chanceResolvers } from './chance/resolvers';
import { contractResolvers } from './contracts/resolvers';
import { dynastyResolvers } from './dynasty/resolvers';
import { duckResolvers } from './ducks/resolvers';
import { auctionEventResolvers } from './events/auction-events';
import { handEventResolvers } from './events/hand-events';
import { eventResolvers } from './events/resolvers';
import type { Complete } from './events/unanswered';
import { roundEventResolvers } from './events/round-events';
import { secretActionEventResolvers } from './events/secret-action-events';
import type { Resolvers } from './generated/resolvers';
import { dynastyEventResolvers } from './giolitti/events';
import { playerGamesResolvers } from './giolitti/player-games';
import { giolittiResolvers } from './giolitti/resolvers';
import { handResolvers } from './hands/resolvers';
import { houseEventResolvers } from './house/events';
import { houseResolvers } from './house/resolvers';
import { inboxResolvers } from './inbox/resolvers';
import { itemResolvers } from './items/resolvers';
import { tradeInTrungs } from './items/trade-in-trungs';
import { judgeEventResolvers } from './judge/judge-events';
import { judgeResolvers } from './judge/resolvers';
import { nodeResolvers } from './node';
import { proposalEventResolvers } from './events/proposal-events';
import { playerResolvers } from './players/resolvers';
import { differenceResolvers } from './proposals/difference-resolvers';
import { proposalResolvers } from './proposals/resolvers';
import { refusalResolvers } from './refusal/resolvers';
import { rulesetResolvers } from './rulesets/resolvers';
import { DateTime } from './scalars/date-time';
import { JsonScalar } from './scalars/json';
import { seasonResolvers } from './seasons/resolvers';
import { serverResolvers } from './server/resolvers';
import { secretActionResolvers } from './secret-actions/resolvers';
import { tableEventResolvers } from './tables/events';
import { tableResolvers } from './tables/resolvers';
import { wordResolvers } from './words/resolvers';
import { tradeEventResolvers } from './trades/events';
import { tradeResolvers } from './trades/resolvers';

/** Of events, what they do not say themselves. */
const EVENTS = [
  roundEventResolvers,
  auctionEventResolvers,
  secretActionEventResolvers,
  handEventResolvers,
  tableEventResolvers,
  judgeEventResolvers,
  proposalEventResolvers,
  tradeEventResolvers,
  houseEventResolvers,
  dynastyEventResolvers,
] satisfies readonly Resolvers[];

/** The compiler misses here the fields that need a resolver above: their event has no such property. */
const COMPLETE: Complete<(typeof EVENTS)[number]> = { events: EVENTS };

/** All resolvers, by concept. */
export const resolvers: readonly Resolvers[] = [
  { DateTime, JSON: JsonScalar },
  nodeResolvers,
  serverResolvers,
  accountResolvers,
  seasonResolvers,
  playerResolvers,
  itemResolvers,
  { Mutation: { tradeInTrungs } },
  auctionResolvers,
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
  judgeResolvers,
  proposalResolvers,
  differenceResolvers,
  tradeResolvers,
  duckResolvers,
  inboxResolvers,
  contractResolvers,
  houseResolvers,
  dynastyResolvers,
  giolittiResolvers,
  playerGamesResolvers,
];
