/** Votes, and proposals retracted by their authors [ruling L4]. */
import { castVoteOf, retractProposalOf } from '../../season';
import type { CastVote, RetractProposal } from '../../season';
import { byPlayer } from '../ground/declare';
import type { DynastyRefusal } from '../ground/refusal';
import type { DynastyState } from '../ground/state';
import type { DynastyTurn } from '../ground/turn';
import { GUARDS } from './guards';

export const castVote = byPlayer<CastVote, 'proposalId'>(castVoteOf(GUARDS));

/** A proposal costs nothing here, so nothing is refunded. */
export const retractProposal = byPlayer<RetractProposal, 'proposalId'>(
  retractProposalOf<DynastyState, DynastyTurn, DynastyRefusal>(GUARDS, () => []),
);
