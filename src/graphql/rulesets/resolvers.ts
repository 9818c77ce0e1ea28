import {
  DYNASTY_EDITIONS,
  dynastyMarkdown,
  dynastyProse,
  EDITIONS,
  ruleMarkdown,
  ruleProse,
  rulesetDigest,
} from '../../rulesets';
import type { Ruleset } from '../../rulesets';
import type { Resolvers } from '../generated/resolvers';
import { printDateTime } from '../scalars/date-time';
import type { SectionSource } from './revision-source';

const sectionsOf = (ruleset: Ruleset): SectionSource[] =>
  ruleset.kind === 'ROUND' ? ruleProse(ruleset) : dynastyProse(ruleset);

export const rulesetResolvers: Resolvers = {
  Query: { editions: () => [...EDITIONS.values(), ...DYNASTY_EDITIONS.values()] },
  Edition: {
    id: ({ edition }) => edition,
    document: (ruleset) => ruleset,
    digest: (ruleset) => rulesetDigest(ruleset),
    sections: (ruleset) => sectionsOf(ruleset),
  },
  Ruleset: {
    edition: ({ document }) => document.edition,
    title: ({ document }) => document.title,
    adoptedAt: ({ adoptedAtMs }) => printDateTime(adoptedAtMs),
    document: ({ document }) => document,
    digest: ({ document }) => rulesetDigest(document),
    prose: ({ document }) =>
      document.kind === 'ROUND' ? ruleMarkdown(document) : dynastyMarkdown(document),
    sections: ({ document }) => sectionsOf(document),
    section: ({ document }, { anchor }) =>
      sectionsOf(document).find((section) => section.anchor === anchor) ?? null,
  },
};
