/** Votes, and proposals retracted by their authors [ruling L4]. */
import { castVoteOf, retractProposalOf, vetoProposalOf } from '../../season';
import type { ProposalGuards, CastVote, RetractProposal, VetoProposal } from '../../season';
import { byPlayer } from '../model/records';
import { refuse } from '../model/refusal';
import type { DynastyRefusal } from '../model/refusal';
import type { DynastyState } from '../model/state';
import type { DynastyTurn } from '../model/types';
import { VALUE_TRACKING } from '../values/value-tracking';

/** A dynasty is in play until its end, which is checked before: every open proposal can be voted on. */
const GUARDS: ProposalGuards<DynastyState, DynastyRefusal> = {
  refuse,
  unlessVoting: () => null,
};

export const castVote = byPlayer<CastVote, 'proposalId'>(castVoteOf(GUARDS));

/** A proposal costs nothing here, so nothing is refunded. */
export const retractProposal = byPlayer<RetractProposal, 'proposalId'>(
  retractProposalOf<DynastyState, DynastyTurn, DynastyRefusal>(GUARDS, () => []),
);

/** The vetoes of an office's holder [rulings L4, AE1]. */
export const vetoProposal = byPlayer<VetoProposal, 'office' | 'proposalId'>(
  vetoProposalOf<DynastyState, DynastyRefusal>(VALUE_TRACKING, refuse),
);
