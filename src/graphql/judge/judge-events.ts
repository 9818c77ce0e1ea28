import type { Resolvers } from '../generated/resolvers';
import type { LocalIds } from '../ids';
import type { RoundReading } from '../reading';
import { confidenceVoteSource } from '../sources';
import type { ConfidenceVoteSource } from '../sources';

type OfVote = {
  readonly reading: RoundReading;
  readonly event: { readonly voteId: LocalIds['ConfidenceVote'] };
};
const confidenceVote = ({ reading, event }: OfVote): ConfidenceVoteSource =>
  confidenceVoteSource(reading, reading.state.need('confidenceVotes', event.voteId));

/** Of elections, and of votes on rulings. */
export const judgeEventResolvers = {
  JudgeElected: {
    counts: ({ reading, event }) => event.counts.map((count) => ({ reading, count })),
  },
  ConfidenceVoteCalled: { confidenceVote },
  ConfidenceVoteCast: { confidenceVote },
  ConfidenceVoteConcluded: { confidenceVote },
  ConfidenceVoteWarned: { confidenceVote },
} satisfies Resolvers;
