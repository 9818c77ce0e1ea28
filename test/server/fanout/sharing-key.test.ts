import { getNamedType, isCompositeType, isObjectType, parse, validate } from 'graphql';
import type { GraphQLObjectType } from 'graphql';
import { loadSchema } from '../../../src/graphql';
import { operationOf } from '../../../src/server/graphql/documents';
import { sharingKeyOf } from '../../../src/server/fanout/sharing-key';
import type { SharingKey } from '../../../src/server/fanout/sharing-key';

const schema = loadSchema();

function traits(text: string): SharingKey {
  const document = parse(text);
  expect(validate(schema, document)).toEqual([]);
  return sharingKeyOf(schema, document, operationOf(document, null)!);
}

/**
 * The object types that can be reached from the journal, each with the shortest path of type
 * conditions and fields.
 */
function paths(): Map<GraphQLObjectType, readonly string[]> {
  const events = schema.getPossibleTypes(schema.getType('Event') as never);
  const found = new Map(events.map((type) => [type, [`... on ${type.name}`]]));
  // The map also yields the types that this loop adds.
  for (const [type, path] of found) {
    for (const field of Object.values(type.getFields())) {
      const isPrivate = field.astNode?.directives?.some(({ name }) => name.value === 'private');
      const given = getNamedType(field.type);
      if (isPrivate || !isCompositeType(given) || field.args.some(isNeeded)) continue;
      const types = isObjectType(given) ? [given] : schema.getPossibleTypes(given);
      for (const next of types.filter((each) => !found.has(each))) {
        found.set(next, [...path, field.name, `... on ${next.name}`]);
      }
    }
  }
  return found;
}

const isNeeded = ({ type, defaultValue }: { type: unknown; defaultValue?: unknown }): boolean =>
  String(type).endsWith('!') && defaultValue === undefined;

const selecting = (path: readonly string[], field: string): string =>
  path.reduceRight((inner, step) => `${step} { ${inner} }`, field);

const journal = (selection: string): string =>
  `subscription { journal(seasonId: "s") { ${selection} } }`;

describe('who shares a document', () => {
  const all = [...paths()].flatMap(([type, path]) =>
    Object.values(type.getFields())
      .filter(({ args }) => !args.some(isNeeded))
      .map((field) => {
        const below = isCompositeType(getNamedType(field.type)) ? ' { __typename }' : '';
        return {
          name: `${type.name}.${field.name}`,
          document: journal(selecting(path, `${field.name}${below}`)),
          isPrivate:
            field.astNode?.directives?.some(({ name }) => name.value === 'private') ?? false,
        };
      }),
  );

  it('is decided by @private alone, for every field that a subscription comes to', () => {
    const decided = all.map(({ name, document }) => [name, traits(document).isPrivate]);
    expect(decided).toEqual(all.map(({ name, isPrivate }) => [name, isPrivate]));
    expect(all.filter(({ isPrivate }) => isPrivate).map(({ name }) => name)).toContain(
      'SecretAction.entrustedText',
    );
    expect(all.length).toBeGreaterThan(200);
  });

  test.each([
    ['in a fragment', 'fragment F on Round { viewer { host } }', 'round { ...F }'],
    ['by an interface', '', 'round { ... on Season { viewer { host } } }'],
    ['under another name', '', 'round { mine: viewer { host } }'],
  ])('is decided by what is private %s', (_name, fragment, selection) => {
    const text = `subscription { auctionUpdated(roundId: "r") { ${selection} } } ${fragment}`;
    expect(traits(text).isPrivate).toBe(true);
  });

  it('depends on the variables that are used below the root field', () => {
    const text = `subscription ($id: ID!, $yes: Boolean!, $first: Int) {
      auctionUpdated(roundId: $id) {
        seq @include(if: $yes)
        round { ...F }
      }
    }
    fragment F on Round { journal(first: $first) { nodes { seq } } }`;
    expect(traits(text)).toEqual({ isPrivate: false, variables: ['first', 'yes'] });
  });
});
