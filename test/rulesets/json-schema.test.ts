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
          const taken = document.safeParse(other).success;
          outcomes.add(taken);
          expect([other, isValid(other)]).toEqual([other, taken]);
        },
      ),
      { numRuns: runs(400) },
    );
    expect(outcomes.size).toBe(2);
  });
});

it('takes the documents of the simulations', () => {
  const [, isValid] = GAMES[0];
  expect(RULESETS.filter(([, ruleset]) => !isValid(ruleset)).map(([name]) => name)).toEqual([]);
});
