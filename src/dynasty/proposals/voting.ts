/** Votes on proposals, and their retraction and veto [rulings L4, AE1]. */
import { castVoteOf, retractProposalOf, vetoProposalOf } from '../../season';
import type { ProposalGuards, CastVote, RetractProposal, VetoProposal } from '../../season';
import { byPlayer } from '../model/records';
import { refuse } from '../model/refusal';
import type { DynastyRefusal } from '../model/refusal';
import type { DynastyState } from '../model/state';
import type { DynastyTurn } from '../model/types';
import { VALUE_TRACKING } from '../values/value-tracking';

/** Every open proposal can be voted on. The end of the dynasty is checked before. */
const GUARDS: ProposalGuards<DynastyState, DynastyRefusal> = {
  refuse,
  unlessVoting: () => null,
};

export const castVote = byPlayer<CastVote, 'proposalId'>(castVoteOf(GUARDS));

/** Proposals are free, so nothing is refunded. */
export const retractProposal = byPlayer<RetractProposal, 'proposalId'>(
  retractProposalOf<DynastyState, DynastyTurn, DynastyRefusal>(GUARDS, () => []),
);

/** The vetoes by the holder of an office [rulings L4, AE1]. */
export const vetoProposal = byPlayer<VetoProposal, 'office' | 'proposalId'>(
  vetoProposalOf<DynastyState, DynastyRefusal>(VALUE_TRACKING, refuse),
);
