import type { AccountId } from '../../kernel';
import type {
  AdvanceClock,
  MembershipCommand,
  SayIn,
  SetClientSeed,
  ValueCommand,
} from '../../season';
import type { DealingCommand } from '../dealing/commands';
import type { EndingCommand } from '../ending/commands';
import type { GamblingCommand } from '../gambling/commands';
import type { MaskCommand } from '../masks/commands';
import type { PlayCommand } from '../play/commands';
import type { ProposalCommand } from '../proposals/commands';
import type { ReadinessCommand } from '../readiness/commands';
import type { SfidaCommand } from '../sfida/commands';
import type { DynastySeasonCommand } from '../season/commands';
import type { TableCommand } from '../table-actions/commands';
import type { DynastyChannel } from './channel';

export type DynastyCommand =
  | DynastySeasonCommand
  | MembershipCommand
  | AdvanceClock
  | ReadinessCommand
  | SetClientSeed
  | MaskCommand
  | DealingCommand
  | EndingCommand
  | PlayCommand
  | SfidaCommand
  | TableCommand
  | GamblingCommand
  | ProposalCommand
  | ValueCommand
  | SayIn<DynastyChannel>;

/** A command with the account that sends it. */
export type Asked<C extends DynastyCommand = DynastyCommand> = C & {
  readonly accountId: AccountId;
};
