import { readFileSync } from 'node:fs';
import { buildSchema, isInputObjectType, Kind, parse } from 'graphql';
import type { DocumentNode, FragmentDefinitionNode } from 'graphql';
import { costOf } from '../../../../src/server/graphql/cost/document-cost';
import { operationOf } from '../../../../src/server/graphql/documents';
import { inputPrice } from '../../../../src/server/graphql/cost/input-price';
import { LIMITS } from '../../../../src/server/scheduling/limits';
import { measureDocument } from '../../../../src/server/graphql/cost/document-limits';

const schema = buildSchema(`
  type Query { name: String me: Person people(first: Int, last: Int): People! @listSize(assumedSize: 20, slicingArguments: ["first", "last"]) list: [Person!]! thing: Thing
    many(first: Int): People @listSize(slicingArguments: ["first"])
    amend(input: Amendment, all: [Amendment!]): Thing
    dear: String @cost(weight: "50")
    sought(text: String @cost(weight: "30"), of: ID): [Toy!]! @cost(weight: "5") @listSize(assumedSize: 2)
    toys(first: Int): [Toy!]! @cost(weight: "20") @listSize(assumedSize: 100, slicingArguments: ["first"]) }
  directive @cost(weight: String!) on FIELD_DEFINITION | ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION
  scalar JSON
  input Amendment { title: String effects: [Effect!] other: Amendment }
  input Effect { patch: JSON @cost(weight: "100") give: String }
  directive @listSize(assumedSize: Int, slicingArguments: [String!]) on FIELD_DEFINITION
  type People { nodes: [Person!]! edges: [Edge!]! total: Int }
  type Edge { node: Person! }
  interface Thing { friend: Person }
  type Person implements Thing { name: String friend: Person friends(first: Int): People @listSize(slicingArguments: ["first"])
    pets: [Pet!]! }
  type Pet implements Thing { friend: Person toys: [Toy!]! }
  type Toy { name: String }
`);

const cost = (text: string, variables: Record<string, unknown> = {}): ReturnType<typeof costOf> =>
  costIn(parse(text), variables);

function costIn(
  document: DocumentNode,
  variables: Record<string, unknown> = {},
): ReturnType<typeof costOf> {
  const operation = operationOf(document, null);
  if (operation === null) throw new Error('no operation');
  return costOf(schema, document, operation, variables, LIMITS);
}

/** The document, changed so that it throws when a fragment is visited more than `most` times. */
function looked(document: DocumentNode, most: number): DocumentNode {
  for (const fragment of document.definitions.filter(
    ({ kind }) => kind === Kind.FRAGMENT_DEFINITION,
  )) {
    let looks = 0;
    const { selectionSet } = fragment as FragmentDefinitionNode;
    Object.defineProperty(fragment, 'selectionSet', {
      get: () => {
        looks += 1;
        if (looks > most) throw new Error(`a fragment is looked into more than ${most} times`);
        return selectionSet;
      },
    });
  }
  return document;
}

describe('the cost of what is given', () => {
  it('is higher for the scores of a whole deck than for those of a hand', () => {
    const whole = buildSchema(readFileSync('schema/ridotto.graphql', 'utf8'));
    const costOfClaims = (given: string): number => {
      const document = parse(
        `{ node(id: "g") { ... on GiolittiGame { claimables${given} { points } } } }`,
      );
      const operation = operationOf(document, null);
      return costOf(whole, document, operation!, {}, LIMITS).objects;
    };
    expect(costOfClaims('(wholeDeck: true)') - costOfClaims('')).toBe(400);
  });

  it('has every patch that the API takes', () => {
    const whole = buildSchema(readFileSync('schema/ridotto.graphql', 'utf8'));
    const patches = Object.values(whole.getTypeMap())
      .filter(isInputObjectType)
      .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))
      .filter(({ field }) => field.description?.includes('JSON Patch'));
    expect(patches.map(({ type, field }) => `${type.name}.${field.name}`).sort()).toEqual([
      'CreateDynastyInput.ruleset',
      'CreateRoundInput.ruleset',
      'ProposalEffectInput.amendRuleset',
      'PublishRulesetInput.patch',
    ]);
    for (const { type, field } of patches) {
      expect(inputPrice(type, { [field.name]: [1, 2] })).toBe(102);
    }
  });

  const PATCH = '[{ op: "remove" }, { op: "remove" }]';

  it.each([
    [
      'nothing for an input without them',
      '{ amend(input: { title: "T" }) { friend { name } } }',
      2,
    ],
    [
      'a field of an input, and each entry there',
      `{ amend(input: { effects: [{ patch: ${PATCH} }] }) { __typename } }`,
      1 + 1 + 102,
    ],
    [
      'each of a list',
      `{ amend(input: { effects: [{ patch: ${PATCH} }, { give: "G" }, { patch: 1 }] }) { __typename } }`,
      1 + 3 + 102 + 100,
    ],
    [
      'one for a list',
      `{ amend(input: { effects: { patch: ${PATCH} } }) { __typename } }`,
      1 + 102,
    ],
    [
      'inputs in inputs',
      `{ amend(all: [{ other: { effects: [{ patch: [] }] } }]) { __typename } }`,
      1 + 1 + 100,
    ],
    [
      'each entry of any list',
      '{ amend(input: { effects: [{ give: "G" }, { give: "H" }] }) { __typename } }',
      1 + 2,
    ],
    ['nothing for null', '{ amend(input: { other: { effects: null } }) { __typename } }', 1],
    [
      'an entry with null',
      '{ amend(input: { effects: [{ patch: null }] }) { __typename } }',
      1 + 1,
    ],
  ])('counts %s', (_, text, objects) => {
    expect(cost(text).objects).toBe(objects);
  });

  it('counts what variables bring, wherever they stand', () => {
    const patch = [1, 2, 3];
    const whole = 'query ($all: [Amendment!]) { amend(all: $all) { __typename } }';
    const part =
      'query ($p: JSON) { amend(input: { effects: [{ patch: $p }, { patch: $p }] }) { __typename } }';
    expect(cost(whole, { all: [{ effects: [{ patch }] }] })).toMatchObject({
      objects: 105,
      byVariables: true,
    });
    expect(cost(part, { p: patch })).toMatchObject({ objects: 209, byVariables: true });
    expect(cost(part)).toMatchObject({ objects: 3, byVariables: true });
  });
});

describe('the cost', () => {
  it.each([
    ['nothing for what is no object', '{ name __typename }', 0],
    ['1 for an object', '{ me { name } }', 1],
    ['1 for each object on the way', '{ me { friend { friend { name } } } }', 3],
    ['10 for a list that says no length', '{ list { name } }', 10],
    ['a list as often as it is in another', '{ list { pets { toys { name } } } }', 10 + 100 + 1000],
    ['a connection and its page', '{ people(first: 50) { nodes { name } } }', 51],
    ['the same from the end', '{ people(last: 7) { nodes { name } } }', 8],
    ['what is assumed of its page', '{ people { nodes { name } } }', 21],
    ['the largest page where nothing is assumed', '{ many { nodes { name } } }', 101],
    ['edges and their nodes', '{ people(first: 5) { edges { node { name } } } }', 1 + 5 + 5],
    [
      'pages within pages',
      '{ people(first: 10) { nodes { friends(first: 10) { nodes { name } } } } }',
      1 + 10 * (1 + 1 + 10),
    ],
    [
      'the dearest of types that exclude each other',
      '{ thing { ... on Person { pets { friend { name } } } ... on Pet { friend { name } } } }',
      1 + 10 * 2,
    ],
    [
      'fragments where they are spread',
      '{ me { ...F } } fragment F on Person { friend { name } }',
      2,
    ],
  ])('is %s', (_title, text, objects) => {
    expect(cost(text)).toEqual({ objects, wrongPageSize: null, byVariables: false });
  });

  it('asks for introspection what there is in the schema', () => {
    const one = cost('{ __schema { types { name } } }').objects;
    expect(one).toBeGreaterThan(Object.keys(schema.getTypeMap()).length / 5);
    const many = cost('{ __schema { types { fields { type { name } } } } }').objects;
    expect(many).toBeGreaterThan(one);
    const twice = '{ a: __schema { types { name } } b: __schema { types { name } } }';
    expect(cost(twice).objects).toBeGreaterThanOrEqual(2 * one - 1);
    expect(cost('{ __type(name: "Person") { name } __typename }').objects).toBe(1);
  });

  it.each([
    ['a dear value', '{ dear }', 50],
    ['a dear list, and what is in it', '{ toys { name } }', 20 + 100],
    ['a list as long as its argument says', '{ toys(first: 7) { name } }', 20 + 7],
    ['the same under another alias', '{ a: dear b: dear }', 100],
    ['an argument that costs', '{ sought(text: "a") { name } }', 30 + 5 + 2],
    [
      'nothing for it where it is null, or for another',
      '{ sought(text: null, of: 1) { name } }',
      5 + 2,
    ],
  ])('has the price of the SDL for %s', (_title, text, objects) => {
    expect(cost(text).objects).toBe(objects);
  });

  it('is reckoned with the variables, and with their defaults', () => {
    const text = 'query ($n: Int = 7) { people(first: $n) { nodes { name } } }';
    expect(cost(text)).toMatchObject({ objects: 8, byVariables: true });
    expect(cost(text, { n: 30 })).toMatchObject({ objects: 31, byVariables: true });
  });

  it.each([0, -1, 101])('names a page of %s, and the argument', (size) => {
    for (const field of ['first', 'last']) {
      const text = `{ people(${field}: ${size}) { nodes { name } } }`;
      expect(cost(text).wrongPageSize).toEqual({ field, size });
    }
  });

  it('is reckoned at once for fragments within fragments within fragments', () => {
    const fragments = Array.from(
      { length: 60 },
      (_, i) => `fragment F${i} on Person { friend { ...F${i + 1} } a: friend { ...F${i + 1} } }`,
    );
    const text = `{ me { ...F0 } } ${fragments.join(' ')} fragment F60 on Person { name }`;
    expect(costIn(looked(parse(text), 10)).objects).toBeGreaterThan(2 ** 60);
    expect(measureDocument(looked(parse(text), 10)).depth).toBe(62);
  });
});

describe('the depth', () => {
  it.each([
    ['counts fields within fields', '{ me { friend { name } } }', 3],
    ['looks into fragments', '{ me { ...F } } fragment F on Person { friend { name } }', 3],
    ['looks into inline fragments', '{ me { ... { friend { name } } } }', 3],
    ['leaves introspection out', '{ __schema { types { fields { type { name } } } } }', 0],
    [
      'survives a fragment in itself',
      '{ me { ...F } } fragment F on Person { friend { ...F } }',
      2,
    ],
    ['survives a fragment that is not there', '{ me { ...Gone } }', 1],
  ])('%s', (_title, text, depth) => {
    expect(measureDocument(parse(text)).depth).toBe(depth);
  });
});
