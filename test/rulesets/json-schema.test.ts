import Ajv2020 from 'ajv/dist/2020';
import { DYNASTY_EDITIONS, EDITIONS, dynastyJsonSchema, roundJsonSchema } from '../../src/rulesets';
import { DynastyRuleset } from '../../src/rulesets/dynasty/document';
import { RoundRuleset } from '../../src/rulesets/round/document';
import { RULESETS } from '../round/simulation/rulesets';
import { assertAtLeast, fc, runs } from '../support/property-testing';

const ajv = new Ajv2020({ strict: false });
const GAMES = [
  ['round', ajv.compile(roundJsonSchema()), RoundRuleset, [...EDITIONS.values()]],
  ['dynasty', ajv.compile(dynastyJsonSchema()), DynastyRuleset, [...DYNASTY_EDITIONS.values()]],
] as const;

type Path = readonly (string | number)[];

/** All places in a document, including its objects and lists. */
const pathsOf = (value: unknown, path: Path = []): Path[] => [
  path,
  ...(Array.isArray(value)
    ? value.flatMap((entry, at) => pathsOf(entry, [...path, at]))
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, entry]) => pathsOf(entry, [...path, name]))
      : []),
];

/** JSON values, mostly invalid and sometimes valid. */
const anything = fc.oneof(
  fc.constantFrom(null, true, '', 'CHIP', 'lower', 'A name', ' two  spaces', 0, 1, -1, 1.5, 1e10),
  fc.constantFrom<unknown>([], {}, ['CHIP'], { type: 'ALL' }, 'x'.repeat(61)),
);

/** A copy of the document in which one place is replaced, removed or added. */
function changed(document: unknown, at: number, how: number, value: unknown): unknown {
  const copy: unknown = structuredClone(document);
  const paths = pathsOf(copy);
  const path = paths[at % paths.length]!;
  if (path.length === 0) return value;
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((within, name) => Reflect.get(within as object, name), copy) as object;
  const name = path.at(-1)!;
  if (how === 0 && !Array.isArray(parent)) Reflect.deleteProperty(parent, name);
  else if (how === 1 && !Array.isArray(parent)) Reflect.set(parent, 'surplus', value);
  else Reflect.set(parent, name, value);
  return copy;
}

describe.each(GAMES)('the JSON Schema of a %s', (_kind, isValid, document, editions) => {
  it.each(editions.map((edition) => [edition.edition, edition] as const))(
    'takes %s',
    (_name, edition) => {
      expect([isValid(edition), isValid.errors]).toEqual([true, null]);
    },
  );

  it('takes and refuses the shapes that the parser does', () => {
    const outcomes = new Set<boolean>();
    assertAtLeast(
      50,
      fc.property(
        fc.constantFrom(...editions),
        fc.nat(),
        fc.nat(2),
        anything,
        (edition, at, how, value) => {
          const other = changed(edition, at, how, value);
          // The schema omits the checks of a part's properties against each other.
          const { success, error } = document.safeParse(other);
          const taken = success || error.issues.every(({ code }) => code === 'custom');
          outcomes.add(taken);
          expect([other, isValid(other)]).toEqual([other, taken]);
        },
      ),
      { numRuns: runs(400) },
    );
    expect(outcomes.size).toBe(2);
  });
});

type Schema = {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly const?: unknown;
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly examples?: readonly unknown[];
};

/** The properties without a title, a description or a valid example. */
function undescribed(root: Schema, id: string): string[] {
  const found: string[] = [];
  const seen = new Set<string>();
  ajv.addSchema(root, id);
  const target = ({ $ref }: Schema): Schema => root.$defs?.[$ref?.split('/').at(-1) ?? ''] ?? {};
  const descriptionOf = (schema: Schema): string =>
    schema.description ?? (schema.$ref === undefined ? '' : descriptionOf(target(schema)));
  const isConstant = (schema: Schema): boolean =>
    schema.const !== undefined || (schema.$ref !== undefined && isConstant(target(schema)));
  /** `at`: the pointer to the schema. `path`: the place in the document. */
  const walk = (schema: Schema, at: string, path: string): void => {
    if (seen.has(at)) return;
    seen.add(at);
    const { $ref, examples = [], properties = {}, items } = schema;
    const isExample = examples.length === 0 ? null : ajv.getSchema(`${id}${at}`)!;
    for (const example of examples) {
      if (isExample?.(example) === false) found.push(`${path}: wrong`);
    }
    for (const [name, inner] of Object.entries(properties)) {
      const here = `${path}/${name}`;
      if (inner.title === undefined) found.push(`${here}: no title`);
      if (descriptionOf(inner) === '' && !isConstant(inner)) found.push(`${here}: undescribed`);
      walk(inner, `${at}/properties/${name}`, here);
    }
    if ($ref !== undefined) walk(target(schema), $ref, path);
    if (items !== undefined) walk(items, `${at}/items`, `${path}/*`);
    for (const name of ['oneOf', 'anyOf'] as const) {
      schema[name]?.forEach((each, place) => walk(each, `${at}/${name}/${place}`, path));
    }
  };
  walk(root, '#', '');
  return found;
}

it.each([
  ['round', roundJsonSchema()],
  ['dynasty', dynastyJsonSchema()],
])('has a title, a description and valid examples of each property of a %s', (game, schema) => {
  expect(undescribed(schema as Schema, game)).toEqual([]);
});

it('takes the documents of the simulations', () => {
  const [, isValid] = GAMES[0];
  expect(RULESETS.filter(([, ruleset]) => !isValid(ruleset)).map(([name]) => name)).toEqual([]);
});
