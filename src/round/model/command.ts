import type { AccountId } from '../../kernel';
import type { MembershipCommand, SayIn, SetClientSeed, ValueCommand } from '../../season';
import type { BiddingCommand } from '../bidding/vocabulary';
import type { HandCommand } from '../hands/vocabulary';
import type { DuckCommand } from '../ducks/vocabulary';
import type { JudgeCommand } from '../judge/commands';
import type { ProposalCommand } from '../proposals/vocabulary';
import type { HouseCommand } from '../house/vocabulary';
import type { RehearsalCommand } from '../rehearsal/vocabulary';
import type { RoundSeasonCommand } from '../season/vocabulary';
import type { LotCommand } from '../lots/vocabulary';
import type { ContractCommand } from '../contracts/commands';
import type { TradeCommand } from '../trades/vocabulary';
import type { SecretActionCommand } from '../secret-actions/vocabulary';
import type { TableCommand } from '../tables/vocabulary';
import type { TrungCommand } from '../trungs/vocabulary';
import type { Channel } from '../../rulesets';

export type RoundCommand =
  | RoundSeasonCommand
  | MembershipCommand
  | RehearsalCommand
  | LotCommand
  | BiddingCommand
  | SecretActionCommand
  | HandCommand
  | TrungCommand
  | TableCommand
  | SetClientSeed
  | SayIn<Channel>
  | JudgeCommand
  | ProposalCommand
  | ValueCommand
  | TradeCommand
  | DuckCommand
  | ContractCommand
  | HouseCommand;

/** A command and the account that sends it. */
export type SentRoundCommand<C extends RoundCommand = RoundCommand> = C & {
  readonly accountId: AccountId;
};
