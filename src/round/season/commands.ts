import type { RoundRuleset } from '../../rulesets';
import type {
  CloseSeason,
  DescribeSeason,
  Founding,
  HostingCommand,
  RotateInvite,
} from '../../season';

export type CreateRound = { readonly type: 'CreateRound' } & Founding<RoundRuleset>;

export type RoundSeasonCommand =
  CreateRound | DescribeSeason | RotateInvite | HostingCommand | CloseSeason;
