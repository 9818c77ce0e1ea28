import type { Resolvers } from '../generated/resolvers';

export const proposalEventResolvers = {
  ProposalAdopted: {
    tally: ({ event }) => event,
    revision: ({ reading, event: { revision } }) =>
      revision === null ? null : reading.state.need('revisions', `r${revision.revision}`),
    failure: ({ reading, event: { failure } }) => (failure === null ? null : { reading, failure }),
  },
  ProposalRejected: { tally: ({ event }) => event },
} satisfies Resolvers;
