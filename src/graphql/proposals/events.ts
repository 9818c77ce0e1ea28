import type { Resolvers } from '../generated/resolvers';
import { rulesetOf } from '../rulesets/sources';

export const proposalEventResolvers = {
  ProposalAdopted: {
    revision: ({ reading, event: { revision } }) =>
      revision === null ? null : rulesetOf(reading, revision.revision),
    failure: ({ reading, event: { failure } }) => (failure === null ? null : { reading, failure }),
  },
  ProposalVetoed: { why: ({ event }) => event.reason },
} satisfies Resolvers;
