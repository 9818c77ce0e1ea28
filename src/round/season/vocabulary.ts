import { moment } from '../../kernel';
import type { Instant, Sentences } from '../../kernel';
import type { RoundRuleset } from '../../rulesets';
import type {
  Founding,
  HostsCommand,
  Founded,
  HostingEvent,
  InviteRotated,
  PausingEvent,
  ProposalId,
  SeasonDescribed,
} from '../../season';
import type { RoundFacts } from '../model/facts';

export type CreateRound = { readonly type: 'CreateRound' } & Founding<RoundRuleset>;

export type RoundSeasonCommand = CreateRound | HostsCommand;

export type RoundCreated = {
  readonly type: 'RoundCreated';
  readonly startsAtMs: Instant;
} & Founded<RoundRuleset>;
/** `proposalId`: the proposal that ended the round; left out if the host ended it. */
export type RoundClosed = { readonly type: 'RoundClosed'; readonly proposalId?: ProposalId };

export type RoundSeasonEvent =
  RoundCreated | SeasonDescribed | InviteRotated | HostingEvent | PausingEvent | RoundClosed;

export type RoundSeasonRefusals = {
  readonly START_IN_THE_PAST: RoundFacts<'startsAtMs' | 'nowMs'>;
};

export const ROUND_SEASON_REFUSALS: Sentences<RoundSeasonRefusals> = {
  START_IN_THE_PAST: ({ nowMs }) =>
    `A season cannot start before it is made: it is ${moment(nowMs)} now.`,
};
