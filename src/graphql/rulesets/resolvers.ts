import { DYNASTY_EDITIONS, EDITIONS, markdownOf, rulesetDigest, sectionsOf } from '../../rulesets';
import type { Ruleset } from '../../rulesets';
import type { Resolvers } from '../generated/resolvers';
import { printDateTime } from '../scalars/date-time';
import { dynastyRules } from './dynasty-rules';
import { roundRules } from './round-rules';

/** A document never changes: what is told of it is made once, as long as somebody has it. */
function once<T>(make: (ruleset: Ruleset) => T): (ruleset: Ruleset) => T {
  const made = new WeakMap<Ruleset, { readonly value: T }>();
  return (ruleset) => {
    const known = made.get(ruleset) ?? { value: make(ruleset) };
    made.set(ruleset, known);
    return known.value;
  };
}

const sectionsOnce = once(sectionsOf);
const proseOnce = once(markdownOf);
const digestOnce = once(rulesetDigest);
const roundOnce = once((ruleset) => (ruleset.kind === 'ROUND' ? roundRules(ruleset) : null));
const dynastyOnce = once((ruleset) => (ruleset.kind === 'DYNASTY' ? dynastyRules(ruleset) : null));

export const rulesetResolvers: Resolvers = {
  Query: { editions: () => [...EDITIONS.values(), ...DYNASTY_EDITIONS.values()] },
  Edition: {
    id: ({ edition }) => edition,
    document: (ruleset) => ruleset,
    digest: (ruleset) => digestOnce(ruleset),
    sections: (ruleset) => sectionsOnce(ruleset),
    round: (ruleset) => roundOnce(ruleset),
    dynasty: (ruleset) => dynastyOnce(ruleset),
  },
  Ruleset: {
    edition: ({ document }) => document.edition,
    title: ({ document }) => document.title,
    adoptedAt: ({ adoptedAtMs }) => printDateTime(adoptedAtMs),
    document: ({ document }) => document,
    digest: ({ document }) => digestOnce(document),
    prose: ({ document }) => proseOnce(document),
    sections: ({ document }) => sectionsOnce(document),
    section: ({ document }, { anchor }) =>
      sectionsOnce(document).find((section) => section.anchor === anchor) ?? null,
    round: ({ document }) => roundOnce(document),
    dynasty: ({ document }) => dynastyOnce(document),
  },
};
