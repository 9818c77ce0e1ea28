import type { Instant, PlayerId, Transfer } from '../../kernel';
import type { Popularity, RoundRuleset } from '../../rulesets';
import type { EffectFailure, ProposalEffect, Standing } from './rows';
import type { ProposalId } from './ids';

export type ProposalSubmitted = {
  readonly type: 'ProposalSubmitted';
  readonly proposalId: ProposalId;
  readonly playerId: PlayerId;
  readonly class: string;
  readonly title: string;
  readonly text: string;
  readonly effects: readonly ProposalEffect[];
  readonly used: string | null;
  readonly popularity: Popularity;
  readonly opensAtMs: Instant;
  readonly closesAtMs: Instant;
  readonly transfers: readonly Transfer[];
};
export type ProposalRetracted = {
  readonly type: 'ProposalRetracted';
  readonly proposalId: ProposalId;
  readonly playerId: PlayerId;
  readonly transfers: readonly Transfer[];
};
export type VoteCast = {
  readonly type: 'VoteCast';
  readonly proposalId: ProposalId;
  readonly playerId: PlayerId;
  readonly vote: 'FOR' | 'AGAINST' | 'NONE';
};
/** All its effects, or, with the reason, none. */
export type ProposalAdopted = {
  readonly type: 'ProposalAdopted';
  readonly proposalId: ProposalId;
  readonly votesFor: number;
  readonly votesAgainst: number;
  readonly failure: EffectFailure | null;
  readonly revision: { readonly revision: number; readonly document: RoundRuleset } | null;
  readonly standings: readonly Standing[];
  readonly transfers: readonly Transfer[];
};
export type ProposalRejected = {
  readonly type: 'ProposalRejected';
  readonly proposalId: ProposalId;
  readonly votesFor: number;
  readonly votesAgainst: number;
};

/** Little of its voting period is left. */
export type VoteWarned = {
  readonly type: 'VoteWarned';
  readonly proposalId: ProposalId;
  readonly closesAtMs: Instant;
};

export type ProposalEvent =
  | ProposalSubmitted
  | ProposalRetracted
  | VoteCast
  | ProposalAdopted
  | ProposalRejected
  | VoteWarned;
