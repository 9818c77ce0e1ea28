import type { Instant } from '../../kernel';
import type { RoundRuleset } from '../../rulesets';
import type {
  Founded,
  HostingEvent,
  InviteRotated,
  PausingEvent,
  ProposalId,
  SeasonDescribed,
} from '../../season';

export type RoundCreated = {
  readonly type: 'RoundCreated';
  readonly startsAtMs: Instant;
} & Founded<RoundRuleset>;
/** `proposalId`: the players' vote; left out if the host did it. */
export type RoundClosed = { readonly type: 'RoundClosed'; readonly proposalId?: ProposalId };

export type RoundSeasonEvent =
  RoundCreated | SeasonDescribed | InviteRotated | HostingEvent | PausingEvent | RoundClosed;
