import { clientFacts } from '../ids/facts';
import type { RefusalCode, Resolvers } from '../generated/resolvers';
import { sentenceOf } from './sentences';

export const refusalResolvers: Resolvers = {
  Refusal: {
    // A test compares the codes of all refusals with the enum.
    code: ({ code }) => code as RefusalCode,
    message: ({ code, facts }) => sentenceOf(code as RefusalCode, facts),
    anchor: ({ rule }) => rule,
    rule: ({ rule }) => rule,
    facts: ({ facts, seasonId }) => clientFacts(facts, seasonId),
  },
};
