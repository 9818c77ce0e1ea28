/** Votes, and proposals retracted by their authors [ruling L4]. */
import { castVoteOf, retractProposalOf } from '../../season';
import type { CastVote, RetractProposal } from '../../season';
import { byPlayer } from '../model/declare';
import type { DynastyRefusal } from '../model/refusal';
import type { DynastyState } from '../model/state';
import type { DynastyTurn } from '../model/types';
import { GUARDS } from './guards';

export const castVote = byPlayer<CastVote, 'proposalId'>(castVoteOf(GUARDS));

/** A proposal costs nothing here, so nothing is refunded. */
export const retractProposal = byPlayer<RetractProposal, 'proposalId'>(
  retractProposalOf<DynastyState, DynastyTurn, DynastyRefusal>(GUARDS, () => []),
);
