import type { ClientSeedSet, SaidIn, ValueEvent } from '../../season';
import type { AuctionEvent } from '../auction/vocabulary';
import type { BiddingEvent } from '../bidding/vocabulary';
import type { FortuneEvent } from '../fortunes/vocabulary';
import type { CalendarEvent } from '../calendar/vocabulary';
import type { ResultEvent } from '../results/vocabulary';
import type { RoundClockEvent } from '../clock/vocabulary';
import type { PrizeEvent } from '../prizes/vocabulary';
import type { HandEvent } from '../hands/vocabulary';
import type { IncomeEvent } from '../income/vocabulary';
import type { DuckEvent } from '../ducks/vocabulary';
import type { JudgeEvent } from '../judge/events';
import type { ProposalEvent } from '../proposals/vocabulary';
import type { HouseEvent } from '../house/vocabulary';
import type { MembershipEvent } from '../membership/vocabulary';
import type { RehearsalEvent } from '../rehearsal/vocabulary';
import type { RoundSeasonEvent } from '../season/vocabulary';
import type { LotEvent } from '../lots/vocabulary';
import type { ContractEvent } from '../contracts/events';
import type { TradeEvent } from '../trades/vocabulary';
import type { SecretActionEvent } from '../secret-actions/vocabulary';
import type { TableEvent } from '../tables/vocabulary';
import type { TrungEvent } from '../trungs/vocabulary';
import type { Rolls } from '../chance/vocabulary';
import type { VictoryEvent } from '../victory/vocabulary';
import type { Channel } from '../../rulesets';

export type { Rolls };

/** All events of a round. They alone determine its state. */
export type RoundEvent =
  | RoundSeasonEvent
  | CalendarEvent
  | RoundClockEvent
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
