import type { AccountId } from '../../kernel';
import type {
  AdvanceClock,
  MembershipCommand,
  SayIn,
  SetClientSeed,
  ValueCommand,
} from '../../season';
import type { DealingCommand } from '../dealing/vocabulary';
import type { EndingCommand } from '../ending/vocabulary';
import type { GamblingCommand } from '../gambling/vocabulary';
import type { MaskCommand } from '../masks/vocabulary';
import type { PlayCommand } from '../play/vocabulary';
import type { ProposalCommand } from '../proposals/vocabulary';
import type { ReadinessCommand } from '../readiness/vocabulary';
import type { SfidaCommand } from '../sfida/vocabulary';
import type { DynastySeasonCommand } from '../season/vocabulary';
import type { TableCommand } from '../table-actions/vocabulary';
import type { DynastyChannel } from '../../rulesets';

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
