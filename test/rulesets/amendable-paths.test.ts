/**
 * The places in documents that random amendments can change: all places of the schema except the
 * listed ones.
 */
import { amendDynastyRuleset, amendRuleset } from '../../src/rulesets';
import { dynastyJsonSchema, roundJsonSchema } from '../../src/rulesets';
import type { Ruleset } from '../../src/rulesets';
import {
  ADDITIONS as OF_DYNASTIES,
  DOCUMENT as DYNASTY,
} from '../dynasty/proposals/random-amendments';
import { ADDITIONS as OF_ROUNDS } from '../round/proposals/amended-round';
import { DOCUMENTS } from '../round/proposals/busy-round';
import type { AnyOperation } from './random-operations';

type Schema = {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly $defs?: Readonly<Record<string, Schema>>;
};

/** The kinds of places in a schema. `/actions/*` means every action. */
function schemaPaths(root: Schema): Set<string> {
  const found = new Set<string>();
  const walk = (schema: Schema, path: string): void => {
    const referred = schema.$ref?.split('/').at(-1);
    if (referred !== undefined) walk(root.$defs?.[referred] ?? {}, path);
    for (const part of [
      ...(schema.anyOf ?? []),
      ...(schema.oneOf ?? []),
      ...(schema.allOf ?? []),
    ]) {
      walk(part, path);
    }
    for (const [name, inner] of Object.entries(schema.properties ?? {})) {
      found.add(`${path}/${name}`);
      walk(inner, `${path}/${name}`);
    }
    if (schema.items !== undefined) walk(schema.items, `${path}/*`);
  };
  walk(root, '');
  return found;
}

/** The kinds of places in a document. */
function pathsIn(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => pathsIn(each, `${path}/*`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    `${path}/${name}`,
    ...pathsIn(inner, `${path}/${name}`),
  ]);
}

const amended = (document: Ruleset, patch: unknown): readonly Ruleset[] => {
  const done =
    document.kind === 'ROUND'
      ? amendRuleset(document, patch)
      : amendDynastyRuleset(document, patch);
  return done.ok ? [done.ruleset] : [];
};

/** The places that random operations can change: places in a document, or in an addition. */
const reached = (documents: readonly Ruleset[], additions: readonly (readonly AnyOperation[])[]) =>
  new Set(
    documents.flatMap((document) =>
      [document, ...additions.flatMap((patch) => amended(document, patch))].flatMap((each) =>
        pathsIn(each),
      ),
    ),
  );

const NOT_REACHED: Readonly<Record<string, readonly string[]>> = {
  round: [],
  // A dynasty has no phases.
  dynasty: ['/actions/*/when/phases', '/additionalSecretActions/*/when/phases'],
};

test.each([
  [
    'round',
    roundJsonSchema(),
    reached(
      DOCUMENTS.map(([, document]) => document),
      OF_ROUNDS,
    ),
  ],
  ['dynasty', dynastyJsonSchema(), reached([DYNASTY], OF_DYNASTIES)],
] as const)(
  'random amendments get to every place of a %s but those listed',
  (game, schema, all) => {
    const missing = [...schemaPaths(schema as Schema)].filter((path) => !all.has(path));
    expect(missing).toEqual(NOT_REACHED[game]);
  },
);
