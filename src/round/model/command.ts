import type { AccountId } from '../../kernel';
import type { MembershipCommand, SayIn, SetClientSeed, ValueCommand } from '../../season';
import type { BiddingCommand } from '../bidding/commands';
import type { HandCommand } from '../hands/commands';
import type { DuckCommand } from '../ducks/commands';
import type { JudgeCommand } from '../judge/commands';
import type { ProposalCommand } from '../proposals/commands';
import type { HouseCommand } from '../house/commands';
import type { RehearsalCommand } from '../rehearsal/commands';
import type { RoundSeasonCommand } from '../season/commands';
import type { LotCommand } from '../lots/commands';
import type { ContractCommand } from '../contracts/commands';
import type { TradeCommand } from '../trades/commands';
import type { SecretActionCommand } from '../secret-actions/commands';
import type { TableCommand } from '../tables/commands';
import type { TrungCommand } from '../trungs/commands';
import type { Channel } from './channel';

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

/** A command with the account that sends it. */
export type Asked<C extends RoundCommand = RoundCommand> = C & { readonly accountId: AccountId };
