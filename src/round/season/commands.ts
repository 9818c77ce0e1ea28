import type { RoundRuleset } from '../../rulesets';
import type { Founding, HostsCommand } from '../../season';

export type CreateRound = { readonly type: 'CreateRound' } & Founding<RoundRuleset>;

export type RoundSeasonCommand = CreateRound | HostsCommand;
