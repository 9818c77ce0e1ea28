/** Voting on a proposal, while the round is played [Proposals; ruling P1]. */
import { castVoteOf } from '../../season';
import type { CastVote } from '../../season';
import { byPlayer } from '../model/declare';
import { GUARDS } from './guards';

export const castVote = byPlayer<CastVote, 'proposalId'>(castVoteOf(GUARDS));
