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
import type { RuleSectionSource } from './sources';

/** A document never changes: what is told of it is made once, as long as somebody has it. */
function once<T>(make: (ruleset: Ruleset) => T): (ruleset: Ruleset) => T {
  const made = new WeakMap<Ruleset, { readonly value: T }>();
  return (ruleset) => {
    const known = made.get(ruleset) ?? { value: make(ruleset) };
    made.set(ruleset, known);
    return known.value;
  };
}

const sectionsOf = once((ruleset): RuleSectionSource[] =>
  ruleset.kind === 'ROUND' ? ruleProse(ruleset) : dynastyProse(ruleset),
);
const proseOf = once((ruleset) =>
  ruleset.kind === 'ROUND' ? ruleMarkdown(ruleset) : dynastyMarkdown(ruleset),
);
const digestOf = once(rulesetDigest);

export const rulesetResolvers: Resolvers = {
  Query: { editions: () => [...EDITIONS.values(), ...DYNASTY_EDITIONS.values()] },
  Edition: {
    id: ({ edition }) => edition,
    document: (ruleset) => ruleset,
    digest: (ruleset) => digestOf(ruleset),
    sections: (ruleset) => sectionsOf(ruleset),
  },
  Ruleset: {
    edition: ({ document }) => document.edition,
    title: ({ document }) => document.title,
    adoptedAt: ({ adoptedAtMs }) => printDateTime(adoptedAtMs),
    document: ({ document }) => document,
    digest: ({ document }) => digestOf(document),
    prose: ({ document }) => proseOf(document),
    sections: ({ document }) => sectionsOf(document),
    section: ({ document }, { anchor }) =>
      sectionsOf(document).find((section) => section.anchor === anchor) ?? null,
  },
};
