/**
 * Patches of any path of a document, chosen by numbers. Most are refused; the accepted ones are
 * valid.
 */
import { amendDynastyRuleset, amendRuleset, markdownOf, sectionsOf } from '../../src/rulesets';
import type { Ruleset } from '../../src/rulesets';
import { fc } from '../support/property-testing';

export type AnyOperation = { readonly op: string; readonly path: string; readonly value?: unknown };

type Place = { readonly path: string; readonly name: string; readonly value: unknown };

/** All values within a document, with their paths and names. */
function placesOf(document: unknown): Place[] {
  return within(document, '', '');
}

function within(value: unknown, path: string, name: string): Place[] {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return entries.flatMap(([key, inner]) => {
    const at = `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const called = Array.isArray(value) ? name : key;
    return [{ path: at, name: called, value: inner as unknown }, ...within(inner, at, called)];
  });
}

const NEVER: ReadonlySet<string> = new Set(['/kind', '/edition']);

/** A random operation. The numbers choose the place and the operation. */
function anyOperation(
  document: Ruleset,
  [where, what, how]: readonly [number, number, number],
): AnyOperation {
  const places = placesOf(document).filter(({ path }) => !NEVER.has(path));
  const place = places[where % places.length]!;
  const { path, value } = place;
  if (Array.isArray(value)) return ofList(path, value, what, how);
  if (typeof value === 'object' || what % 12 === 0) return { op: 'remove', path };
  return { op: 'replace', path, value: instead(place, places, what) };
}

/** Removes or duplicates an entry of a list, or reverses the list. */
function ofList(path: string, list: readonly unknown[], what: number, how: number): AnyOperation {
  const at = `${path}/${how % Math.max(1, list.length)}`;
  if (what % 3 === 0) return { op: 'remove', path: at };
  if (what % 3 === 1) return { op: 'add', path: `${path}/-`, value: list[how % list.length] };
  return { op: 'replace', path, value: [...list].reverse() };
}

/** Another value for a place: for a number one near it, otherwise one with the same name. */
function instead({ name, value }: Place, places: readonly Place[], what: number): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') {
    const near = [0, 1, 2, value - 1, value + 1, value * 2, value + 10, 100];
    return near[what % near.length];
  }
  const others = places.filter((other) => other.name === name && other.value !== value);
  return others[what % Math.max(1, others.length)]?.value ?? 'QUACK';
}

/** Numbers that choose the place, the operation and its variant. */
export type Draw = readonly [number, number, number];
export const draws = (most: number): fc.Arbitrary<Draw[]> =>
  fc.array(fc.tuple(fc.nat(100_000), fc.nat(1_000), fc.nat(1_000)), {
    ...{ minLength: 1, maxLength: most, size: 'max' },
  });

const TRIES = 12;

/**
 * Tries several patches, starting from the draw. Returns the first accepted one; null if none is
 * accepted.
 */
export function legalPatch(
  document: Ruleset,
  [where, what, how]: Draw,
  additions: readonly (readonly AnyOperation[])[],
): readonly AnyOperation[] | null {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const at = where + tried * 7_919;
    const added = additions[at % additions.length];
    const patch = how % 3 === 0 && added ? added : [anyOperation(document, [at, what, how])];
    if (isTaken(document, patch)) return patch;
  }
  return null;
}

const isTaken = (document: Ruleset, patch: unknown): boolean =>
  document.kind === 'ROUND'
    ? amendRuleset(document, patch).ok
    : amendDynastyRuleset(document, patch).ok;

/** Defects of the prose: a missing value, or a section without text. */
export function holesIn(document: Ruleset): string[] {
  const sections = sectionsOf(document).filter(
    ({ title, markdown }) => title.trim() === '' || markdown.trim() === '',
  );
  const holes = markdownOf(document).match(/.*(?:undefined|NaN|\[object|\bnull\b).*/g) ?? [];
  return [...holes, ...sections.map(({ anchor }) => `${anchor} is empty`)];
}
