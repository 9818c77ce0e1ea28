/**
 * Compares the computed cost with the result of an execution, in which each object has one type.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  execute,
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
  parse,
  validate,
} from 'graphql';
import type { GraphQLAbstractType, GraphQLObjectType, GraphQLSchema } from 'graphql';
import { costOf } from '../../../../src/server/graphql/cost/document-cost';
import { Documents, isErrors, operationOf } from '../../../../src/server/graphql/documents';
import { LIMITS } from '../../../../src/server/scheduling/limits';
import { fc, runs } from '../../../support/property-testing';

const ASSUMED = 3;
const LIMITS_HERE = { ...LIMITS, assumedListLength: ASSUMED };

const schema = buildSchema(`
  type Query { thing: Thing things: [Thing!]! seat: Seat page(first: Int!): Page! }
  type Page { nodes: [Thing!]! }
  interface Thing { name: String next: Thing }
  interface Marked implements Thing { name: String next: Thing mark: Thing }
  union Seat = Chair | Bench | Stool
  type Chair implements Thing & Marked { name: String next: Thing mark: Thing legs: [Stool!]! }
  type Bench implements Thing & Marked { name: String next: Thing mark: Thing seats: [Chair!]! }
  type Stool implements Thing { name: String next: Thing top: Seat }
`);
const CONDITIONS = ['Thing', 'Marked', 'Seat', 'Chair', 'Bench', 'Stool'];
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  Query: ['thing', 'things', 'seat', 'page'],
  Page: ['nodes'],
  Thing: ['next'],
  Marked: ['next', 'mark'],
  Seat: [],
  Chair: ['next', 'mark', 'legs'],
  Bench: ['next', 'mark', 'seats'],
  Stool: ['next', 'top'],
};

/** Numbers that choose the selections and the type of each object. */
class Choices {
  private at = 0;
  constructor(private readonly numbers: readonly number[]) {}
  below(most: number): number {
    this.at += 1;
    return (this.numbers[this.at % this.numbers.length] ?? 0) % most;
  }
}

const typeOf = (parent: string, field: string): string => {
  const type = schema.getType(parent);
  const fields = type !== undefined && 'getFields' in type ? type.getFields() : {};
  const found = fields[field];
  if (found === undefined) throw new Error(`${parent}.${field}`);
  return getNamedType(found.type as GraphQLObjectType).name;
};

function selections(type: string, depth: number, choices: Choices): string {
  const parts = ['__typename'];
  for (let count = 1 + choices.below(3); count > 0 && depth > 0; count -= 1) {
    const names = FIELDS[type] ?? [];
    const isFragment = type !== 'Query' && type !== 'Page' && choices.below(2) === 0;
    const name = names[choices.below(Math.max(1, names.length))];
    if (isFragment || name === undefined) {
      const condition = CONDITIONS[choices.below(CONDITIONS.length)] ?? 'Thing';
      if (canBeBoth(type, condition)) {
        parts.push(`... on ${condition} { ${selections(condition, depth - 1, choices)} }`);
      }
      continue;
    }
    const args = name === 'page' ? '(first: 2)' : '';
    parts.push(`${name}${args} { ${selections(typeOf(type, name), depth - 1, choices)} }`);
  }
  return parts.join(' ');
}

function possible(name: string): readonly string[] {
  const type = schema.getType(name);
  if (isObjectType(type)) return [type.name];
  return schema.getPossibleTypes(type as GraphQLAbstractType).map((each) => each.name);
}
const canBeBoth = (one: string, other: string): boolean =>
  possible(one).some((name) => possible(other).includes(name));

/**
 * Executes the document with lists of the maximal length and with random types. Resolves with the
 * number of objects.
 */
async function objectsOf(text: string, choices: Choices): Promise<number> {
  const { data, errors } = await execute({
    schema,
    document: parse(text),
    rootValue: {},
    fieldResolver: (_source, _args, _context, { fieldName, returnType, parentType }) => {
      if (isLeafType(getNamedType(returnType))) return fieldName;
      const length = parentType.name === 'Page' ? 2 : ASSUMED;
      return String(returnType).includes('[') ? Array.from({ length }, () => ({})) : {};
    },
    typeResolver: (_value, _context, _info, type) => {
      const names = possible(type.name);
      return names[choices.below(names.length)] ?? '';
    },
  });
  expect(errors).toBeUndefined();
  return count(data) - 1;
}

function count(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum: number, each) => sum + count(each), 0);
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, each) => sum + count(each), 1);
}

function reckoned(of: GraphQLSchema, text: string): number {
  const document = parse(text);
  const operation = operationOf(document, null);
  if (operation === null) throw new Error('no operation');
  return costOf(of, document, operation, {}, LIMITS_HERE).objects;
}

it('is never below what an execution gives, of whatever types its objects are', async () => {
  const numbers = fc.array(fc.nat({ max: 10_000 }), { minLength: 20, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(numbers, numbers, async (asked, types) => {
      const text = `{ ${selections('Query', 5, new Choices(asked))} }`;
      fc.pre(validate(schema, parse(text)).length === 0);
      expect(reckoned(schema, text)).toBeGreaterThanOrEqual(
        await objectsOf(text, new Choices(types)),
      );
    }),
    { numRuns: runs(300) },
  );
});

describe('types that exclude each other', () => {
  const house = buildSchema(
    readFileSync(join(__dirname, '../../../../schema/ridotto.graphql'), 'utf8'),
  );
  const tables = (...fragments: readonly string[]): number =>
    reckoned(
      house,
      `{ season(id: "x") { ... on Round { tables(first: 50, status: CLOSED) { nodes { id ${fragments.join(' ')} } } } } }`,
    );

  it('cost together as much as the dearest of them alone', () => {
    const slots = '... on SlotsSitting { players { id } }';
    const war = '... on War { players { id account { id } } }';
    expect(tables(slots, war)).toBe(Math.max(tables(slots), tables(war)));
    expect(tables('... on Node { ... on Table { ... on War { players { id } } } }', slots)).toBe(
      tables(slots),
    );
  });

  it('let a feed ask for each event’s own fields twice over, as clients with caches do', () => {
    const text = `${feed(house, 'One')} ${feed(house, 'Two')}`;
    const examined = new Documents(house, LIMITS).validated(text);
    expect(isErrors(examined) ? examined.map(({ message }) => message) : []).toEqual([]);
  });
});

/**
 * A subscription to the common fields of events, and to the `__typename` that client caches add.
 */
function feed(house: GraphQLSchema, name: string): string {
  const event = house.getType('Event') as GraphQLAbstractType & GraphQLObjectType;
  const common = Object.keys(event.getFields());
  const kinds = new Map<string, string>();
  const parts = house.getPossibleTypes(event).map((type) => {
    const own = Object.values(type.getFields()).filter(
      (field) => !common.includes(field.name) && !field.args.some(isRequiredArgument),
    );
    const asked = own.map((field) => {
      const inner = innerOf(getNamedType(field.type) as GraphQLObjectType);
      const kind = `${String(field.type)} ${inner}`;
      const known = kinds.get(field.name) ?? kind;
      kinds.set(field.name, known);
      const alias = known === kind ? '' : `${field.name}Of${type.name}: `;
      return `${alias}${field.name}${inner}`;
    });
    return `... on ${type.name} { __typename ${asked.join(' ')} }`;
  });
  return `subscription ${name}($id: ID!) { journal(seasonId: $id) { __typename seq at text channel
    ${parts.join('\n')} } }`;
}

function innerOf(type: GraphQLObjectType): string {
  if (isLeafType(type)) return '';
  if (isUnionType(type)) return ' { __typename }';
  const leaves = Object.values(type.getFields()).filter(
    (field) => isLeafType(getNamedType(field.type)) && !field.args.some(isRequiredArgument),
  );
  const names = leaves.map(({ name }) => name);
  return ` { __typename ${(names.includes('id') ? ['id'] : names).join(' ')} }`;
}
