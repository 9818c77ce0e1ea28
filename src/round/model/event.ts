import type { ClientSeedSet, SaidIn, ValueEvent } from '../../season';
import type { AuctionEvent } from '../auction/events';
import type { BiddingEvent } from '../bidding/events';
import type { FortuneEvent } from '../fortunes/events';
import type { CalendarEvent } from '../calendar/events';
import type { ResultEvent } from '../results/events';
import type { CourseEvent } from '../clock/events';
import type { PrizeEvent } from '../prizes/events';
import type { HandEvent } from '../hands/events';
import type { IncomeEvent } from '../income/events';
import type { DuckEvent } from '../ducks/events';
import type { JudgeEvent } from '../judge/events';
import type { ProposalEvent } from '../proposals/events';
import type { HouseEvent } from '../house/events';
import type { MembershipEvent } from '../membership/events';
import type { RehearsalEvent } from '../rehearsal/events';
import type { RoundSeasonEvent } from '../season/events';
import type { LotEvent } from '../lots/events';
import type { ContractEvent } from '../contracts/events';
import type { TradeEvent } from '../trades/events';
import type { SecretActionEvent } from '../secret-actions/events';
import type { TableEvent } from '../tables/events';
import type { TrungEvent } from '../trungs/events';
import type { Rolls } from '../chance/events';
import type { VictoryEvent } from '../victory/events';
import type { Channel } from './channel';

export type { Rolls };

/** All events of a round. The state is the fold of these alone. */
export type RoundEvent =
  | RoundSeasonEvent
  | CalendarEvent
  | CourseEvent
  | VictoryEvent
  | MembershipEvent
  | RehearsalEvent
  | ClientSeedSet
  | IncomeEvent
  | LotEvent
  | BiddingEvent
  | AuctionEvent
  | SecretActionEvent
  | FortuneEvent
  | HandEvent
  | PrizeEvent
  | ResultEvent
  | TrungEvent
  | TableEvent
  | SaidIn<Channel>
  | JudgeEvent
  | ProposalEvent
  | ValueEvent
  | TradeEvent
  | DuckEvent
  | ContractEvent
  | HouseEvent;

export type RoundEventType = RoundEvent['type'];
