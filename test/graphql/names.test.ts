/** Names of fields that are problematic in the languages or documents of clients. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  isAbstractType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type { GraphQLAbstractType, GraphQLOutputType } from 'graphql';
import { loadSchema } from '../../src/graphql';

const schema = loadSchema();
const types = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type));

/**
 * Words that cannot be names in Java, Kotlin, Python or Swift. Generated code with such a name does
 * not compile.
 */
const RESERVED = new Set(
  `abstract and as assert associatedtype async await boolean break byte case catch char class const continue
   def default defer deinit del do double elif else enum except extends extension fallthrough false fileprivate
   final finally float for from fun func global goto guard if implements import in init inout instanceof int
   interface internal is lambda let long native new nil nonlocal not null object operator or package pass
   private protected protocol public raise repeat rethrows return self short static strictfp struct subscript
   super switch synchronized this throw throws transient true try typealias typeof val var void volatile when
   where while with yield`.split(/\s+/),
);
/** Reserved names that clients already use. No other such name may be added. */
const KNOWN: readonly string[] = [
  'Account.headToHead.with',
  'ActiveTrick.class',
  'Clause.for',
  'Clause.from',
  'Clause.when',
  'ClauseInput.for',
  'ClauseInput.from',
  'ClauseInput.when',
  'DeckShuffle.from',
  'Dynasty.proposals.class',
  'Dynasty.rulesetDifference.from',
  'MagistrelliChange.from',
  'ModaChange.from',
  'MoveItemsInput.from',
  'OfferContractInput.with',
  'OfficeVoteCast.for',
  'OutageCredited.from',
  'Proposal.class',
  'ProposalClassRules.class',
  'Round.proposals.class',
  'Round.rulesetDifference.from',
  'SlotsSymbolRules.from',
  'SubmitProposalInput.class',
  'Trade.from',
  'Transfer.from',
  'TrickRules.class',
  'Waiting.from',
];

it('no new field, argument or field of an input has a word of Java, Kotlin, Python or Swift', () => {
  const found = types.flatMap((type): (readonly [of: string, name: string])[] => {
    if (isInputObjectType(type)) {
      return Object.keys(type.getFields()).map((name) => [type.name, name]);
    }
    if (!isObjectType(type) && !isInterfaceType(type)) return [];
    return Object.values(type.getFields()).flatMap(({ name, args }) => [
      [type.name, name] as const,
      ...args.map((arg) => [`${type.name}.${name}`, arg.name] as const),
    ]);
  });
  const reserved = found.filter(([, name]) => RESERVED.has(name));
  expect(reserved.map(([of, name]) => `${of}.${name}`).sort()).toEqual(KNOWN);
});

/**
 * True if two fields' types conflict by GraphQL's validation. For objects it compares only lists
 * and nullability.
 */
function conflict(a: GraphQLOutputType, b: GraphQLOutputType): boolean {
  if (isNonNullType(a) || isNonNullType(b)) {
    return !isNonNullType(a) || !isNonNullType(b) || conflict(a.ofType, b.ofType);
  }
  if (isListType(a) || isListType(b)) {
    return !isListType(a) || !isListType(b) || conflict(a.ofType, b.ofType);
  }
  return (isLeafType(a) || isLeafType(b)) && a !== b;
}

function conflictsOf(type: GraphQLAbstractType): string[] {
  const seen = new Map<string, GraphQLOutputType>();
  const found = new Set<string>();
  for (const each of schema.getPossibleTypes(type)) {
    for (const field of Object.values(each.getFields())) {
      const other = seen.get(field.name);
      if (other === undefined) seen.set(field.name, field.type);
      else if (conflict(other, field.type)) found.add(field.name);
    }
  }
  return [...found].sort();
}

it('the docs list the fields of one name that need an alias', () => {
  const rows = types.filter(isAbstractType).flatMap((type) => {
    const names = conflictsOf(type).map((name) => `\`${name}\``);
    return names.length === 0 ? [] : [`- \`${type.name}\`: ${names.join(', ')}`];
  });
  expect(rows.length).toBeGreaterThan(0);
  const docs = readFileSync(join(__dirname, '../../docs/clients.md'), 'utf8');
  const section = /### Fields of one name\n([^]*?)\n##/.exec(docs)?.[1] ?? '';
  const listed = section.replace(/\n {2}/g, ' ').match(/^- .*$/gm) ?? [];
  expect(listed).toEqual(rows);
});
