import { voteCast } from './cast-vote';
import { proposalRejected } from './decide-proposals';
import { proposalRetracted } from './retract-proposal';

/** What happens to the proposals of every game in the same way. */
export const EVENTS_OF_PROPOSALS = {
  ProposalRetracted: proposalRetracted,
  VoteCast: voteCast,
  ProposalRejected: proposalRejected,
};
