/** Every property has a description and an example, and the examples are valid. */
import {
  amendDynastyRuleset,
  amendRuleset,
  DYNASTY_EDITIONS,
  EDITIONS,
  exampleOf,
  mechanicKindsIn,
  mechanicKindsOf,
} from '../../../src/rulesets';
import { DEFAULT_DYNASTY_EDITION, DEFAULT_EDITION, describedGame } from '../../../src/rulesets';
import type { Game, Property, Ruleset } from '../../../src/rulesets';
import { additions } from '../../support/kind-examples';
import type { Step } from '../../support/kind-examples';

const EDITION: Readonly<Record<Game, Ruleset>> = {
  ROUND: EDITIONS.get(DEFAULT_EDITION)!,
  DYNASTY: DYNASTY_EDITIONS.get(DEFAULT_DYNASTY_EDITION)!,
};

const amend = (ruleset: Ruleset, patch: readonly Step[]) =>
  ruleset.kind === 'ROUND' ? amendRuleset(ruleset, patch) : amendDynastyRuleset(ruleset, patch);

/** The usual edition with all examples. */
const complete = (game: Game) =>
  amend(
    EDITION[game],
    mechanicKindsIn(EDITION[game]).flatMap((kind) => additions(kind, ...kind.examples)),
  );

const nameOf = ({ path, when }: Property): string =>
  `/${path.join('/')}${when === null ? '' : ` of ${when.values.join(', ')}`}`;

/** The pointers to the objects that can have a property. */
function parentsOf(document: unknown, names: readonly string[], at = ''): readonly string[] {
  const [name, ...more] = names;
  if (document === undefined || document === null) return [];
  if (name === undefined) return [at];
  const inside = name === '*' ? Object.keys(document) : [name];
  return inside.flatMap((key) => parentsOf(Reflect.get(document, key), more, `${at}/${key}`));
}

/** The objects at and below a part of a document. */
function objectsIn(part: unknown): readonly Record<string, unknown>[] {
  if (typeof part !== 'object' || part === null) return [];
  const below = Object.values(part).flatMap(objectsIn);
  return Array.isArray(part) ? below : [part as Record<string, unknown>, ...below];
}

/** The step that sets a property to its example, if need be in an alternative that has it. */
function stepFor(document: unknown, { path, when, schema }: Property): Step | null {
  const [name, value] = [path.at(-1)!, schema.examples![0]];
  const parents = parentsOf(document, path.slice(0, -1));
  const hasIt = (pointer: string): boolean => {
    const parent = pointer
      .split('/')
      .slice(1)
      .reduce<unknown>((within, key) => Reflect.get(within as object, key), document);
    return when === null || when.values.includes(String(Reflect.get(parent as object, when.field)));
  };
  const found = parents.find(hasIt);
  if (found !== undefined) return { op: 'add', path: `${found}/${name}`, value };
  const [other] = parents;
  if (other === undefined || when === null) return null;
  const [like] = objectsIn(document).filter(
    (each) => name in each && when.values.includes(String(each[when.field])),
  );
  const alternative = { [when.field]: when.values[0], ...like, [name]: value };
  return { op: 'replace', path: other, value: alternative };
}

describe.each(['ROUND', 'DYNASTY'] as const)('the documents of a %s', (game) => {
  const { properties } = describedGame(game);

  it('describe every property, with an example', () => {
    expect(properties.filter(({ description }) => description === '').map(nameOf)).toEqual([]);
    const bare = properties.filter((property) => exampleOf(game, property) === undefined);
    expect(bare.map(nameOf)).toEqual([]);
  });

  it('are valid with all examples of mechanics', () => {
    const amended = complete(game);
    expect(amended.ok ? [] : amended.problems).toEqual([]);
  });

  it('are valid with each example of a property', () => {
    const amended = complete(game);
    if (!amended.ok) throw new Error('an invalid example');
    const { ruleset } = amended;
    const found = properties
      .filter(({ schema }) => schema.items?.title === undefined && schema.examples !== undefined)
      .flatMap((property) => {
        const step = stepFor(ruleset, property);
        if (step === null) return [`${nameOf(property)} is nowhere`];
        const done = amend(ruleset, [step]);
        return done.ok ? [] : done.problems.map((each) => `${step.path}: ${each.message}`);
      });
    expect(found).toEqual([]);
  });

  it('have the kinds of mechanics of their parts', () => {
    const paths = mechanicKindsIn(EDITION[game]).map(({ path }) => path.replace(/\/-$/, ''));
    const all = mechanicKindsOf(game).map(({ path }) => path.replace(/\/-$/, ''));
    expect(paths).toEqual(all);
    expect(new Set(paths).size).toBe(paths.length);
  });
});

it('leaves out lists of parts that the rules lack', () => {
  const without = (path: string) =>
    mechanicKindsIn({ ...EDITION.ROUND, tables: null } as Ruleset).some(
      (kind) => kind.path === path,
    );
  expect([without('/tables'), without('/tables/slots/symbols/-')]).toEqual([true, false]);
  const poker = mechanicKindsIn(EDITIONS.get('round-10/draft')!).map(({ path }) => path);
  expect(poker).not.toContain('/hands/ranking/multipliers/-');
});
