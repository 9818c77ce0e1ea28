import type { RoundRuleset } from '../../rulesets';
import type { DescribeSeason, Founding, RotateInvite } from '../../season';

export type CreateRound = { readonly type: 'CreateRound' } & Founding<RoundRuleset>;
export type CloseSeason = { readonly type: 'CloseSeason' };

export type RoundSeasonCommand = CreateRound | DescribeSeason | RotateInvite | CloseSeason;
