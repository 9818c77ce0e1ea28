import type { Instant } from '../../kernel';
import type { RoundRuleset } from '../../rulesets';
import type { Founded, InviteRotated, SeasonDescribed } from '../../season';

export type RoundCreated = {
  readonly type: 'RoundCreated';
  readonly startsAtMs: Instant;
} & Founded<RoundRuleset>;
export type RoundClosed = { readonly type: 'RoundClosed' };

export type RoundSeasonEvent = RoundCreated | SeasonDescribed | InviteRotated | RoundClosed;
