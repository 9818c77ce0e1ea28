import {
  DYNASTY_EDITIONS,
  EDITIONS,
  markdownOf,
  rulesetDigest,
  sectionsOf,
  trickCondition,
} from '../../rulesets';
import type { Ruleset } from '../../rulesets';
import type { Resolvers } from '../generated/resolvers';
import { localGlobalId } from '../ids/global-ids';
import { printDateTime } from '../scalars/date-time';
import { inputFieldResolvers } from '../input/input-field-resolvers';
import { dynastyRules } from './dynasty-rules';
import { kindsOf, mechanicKindResolvers } from './mechanic-kinds';
import { roundRules } from './round-rules';
import { exampleSource } from './trick-examples';

/** Caches a value for each ruleset document, which never changes. */
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
  ...mechanicKindResolvers,
  ...inputFieldResolvers,
  Query: {
    editions: () => [...EDITIONS.values(), ...DYNASTY_EDITIONS.values()],
    edition: (_root, { id }) => EDITIONS.get(id) ?? DYNASTY_EDITIONS.get(id) ?? null,
  },
  Edition: {
    id: ({ edition }) => edition,
    document: (ruleset) => ruleset,
    digest: (ruleset) => digestOnce(ruleset),
    sections: (ruleset) => sectionsOnce(ruleset),
    round: (ruleset) => roundOnce(ruleset),
    dynasty: (ruleset) => dynastyOnce(ruleset),
    mechanicKinds: kindsOf,
  },
  TrickRules: {
    trick: ({ trick }) => trick.trick,
    name: ({ trick }) => trick.name,
    class: ({ trick }) => trick.class,
    points: ({ trick }) => trick.points,
    condition: ({ ruleset, trick }) => trickCondition(ruleset, trick),
    example: ({ ruleset, trick }) => exampleSource(ruleset, trick),
  },
  Ruleset: {
    id: ({ type, snapshot, row }) => localGlobalId(type, snapshot.record.id, row.id),
    revision: ({ row }) => row.revision,
    edition: ({ row: { document } }) => document.edition,
    title: ({ row: { document } }) => document.title,
    adoptedAt: ({ row: { adoptedAtMs } }) => printDateTime(adoptedAtMs),
    document: ({ row: { document } }) => document,
    digest: ({ row: { document } }) => digestOnce(document),
    prose: ({ row: { document } }) => proseOnce(document),
    sections: ({ row: { document } }) => sectionsOnce(document),
    section: ({ row: { document } }, { anchor }) =>
      sectionsOnce(document).find((section) => section.anchor === anchor) ?? null,
    round: ({ row: { document } }) => roundOnce(document),
    dynasty: ({ row: { document } }) => dynastyOnce(document),
    mechanicKinds: ({ row: { document } }, asked) => kindsOf(document, asked),
  },
};
