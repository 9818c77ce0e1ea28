import { EDITIONS, ruleMarkdown, ruleProse, rulesetDigest } from '../../rulesets';
import type { Resolvers } from '../generated/resolvers';
import { printDateTime } from '../scalars/date-time';

export const rulesetResolvers: Resolvers = {
  Query: { editions: () => [...EDITIONS.values()] },
  Edition: {
    id: ({ edition }) => edition,
    document: (ruleset) => ruleset,
    digest: (ruleset) => rulesetDigest(ruleset),
    sections: (ruleset) => ruleProse(ruleset),
  },
  Ruleset: {
    edition: ({ document }) => document.edition,
    title: ({ document }) => document.title,
    adoptedAt: ({ adoptedAtMs }) => printDateTime(adoptedAtMs),
    document: ({ document }) => document,
    digest: ({ document }) => rulesetDigest(document),
    prose: ({ document }) => ruleMarkdown(document),
    sections: ({ document }) => ruleProse(document),
    section: ({ document }, { anchor }) =>
      ruleProse(document).find((section) => section.anchor === anchor) ?? null,
  },
};
