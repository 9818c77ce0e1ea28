/** Voting on a proposal, while the round is played [Proposals; ruling P1]. */
import { castVoteOf, voteCast as cast } from '../../season';
import type { CastVote, VoteCast } from '../../season';
import { byPlayer } from '../ground/declare';
import type { RoundEventRecord } from '../ground/declare';
import { GUARDS } from './guards';

export const castVote = byPlayer<CastVote, 'proposalId'>(castVoteOf(GUARDS));

export const voteCast: RoundEventRecord<VoteCast> = cast;
