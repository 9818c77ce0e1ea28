/** Examples of properties: values of the editions, and of the kinds' examples. */
import { ownEntry } from '../patching/pointer';
import { describedGame } from './games';
import { mechanicKindsOf } from './mechanic-kinds';
import type { Game, Property } from './properties';

/** The value of a property in an example or an edition; undefined for none. */
export function exampleOf(game: Game, { path, when }: Property): unknown {
  const parents = valuesAt(game, path.slice(0, -1)).filter(
    (parent) => when === null || when.values.includes(String(ownEntry(parent, when.field))),
  );
  const own = propertiesAt(game, path).filter(
    (each) => each.when?.values.join() === when?.values.join(),
  );
  const all = [
    ...own.flatMap(({ schema }) => schema.examples ?? []),
    ...parents.flatMap((parent) => below(parent, path.at(-1) ?? '')),
    ...valuesAt(game, [...path, '*']).map((entry) => [entry]),
  ];
  return all.find((value) => value !== null) ?? all[0];
}

const found = new Map<string, readonly unknown[]>();

/** All values at a place: examples, and then the editions' values. */
function valuesAt(game: Game, path: readonly string[]): readonly unknown[] {
  const key = [game, ...path].join('/');
  const known = found.get(key) ?? makeValues(game, path);
  found.set(key, known);
  return known;
}

function makeValues(game: Game, path: readonly string[]): readonly unknown[] {
  const name = path.at(-1);
  if (name === undefined) return describedGame(game).editions;
  const place = `/${path.join('/').replace(/\*$/, '-')}`;
  return [
    ...(mechanicKindsOf(game).find((kind) => kind.path === place)?.examples ?? []),
    ...propertiesAt(game, path).flatMap(({ schema }) => schema.examples ?? []),
    ...valuesAt(game, path.slice(0, -1)).flatMap((parent) => below(parent, name)),
  ];
}

const propertiesAt = (game: Game, path: readonly string[]): readonly Property[] =>
  describedGame(game).byPath.get(path.join('/')) ?? [];

function below(parent: unknown, name: string): readonly unknown[] {
  if (name === '*') return Array.isArray(parent) ? parent : [];
  const value = ownEntry(parent, name);
  return value === undefined ? [] : [value];
}
