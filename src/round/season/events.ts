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
/** `proposalId`: that the players voted on it; left out for what the host did. */
export type RoundClosed = { readonly type: 'RoundClosed'; readonly proposalId?: ProposalId };

export type RoundSeasonEvent =
  RoundCreated | SeasonDescribed | InviteRotated | HostingEvent | PausingEvent | RoundClosed;
