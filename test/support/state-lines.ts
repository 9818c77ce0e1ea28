/** A state as lines of text, so that its changes are readable. */
import { inspect } from 'node:util';
import { canonicalJson } from '../../src/kernel';

type Fields = Readonly<Record<string, unknown>>;
/** Each thing under its own place, such as `lots l1` or `judge terms j1`. */
export type Things = ReadonlyMap<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Splits lists and groups into things with an id, or into plain values. */
export function thingsOf(value: Fields): Things {
  const things = new Map<string, unknown>();
  const take = (place: string, what: unknown): void => {
    const known = things.has(place) ? [...things.keys()].filter(isNumbered(place)).length + 1 : 0;
    things.set(known === 0 ? place : `${place}#${String(known)}`, what);
  };
  const walk = (place: string, what: unknown): void => {
    if (Array.isArray(what) && what.every(isFields)) {
      for (const each of what) take(`${place} ${nameOf(each)}`.trim(), each);
    } else if (isFields(what) && !('id' in what)) {
      for (const [key, each] of Object.entries(what)) walk(`${place} ${key}`, each);
    } else take(place, what);
  };
  for (const [key, each] of Object.entries(value)) walk(key, each);
  return things;
}

const isNumbered =
  (place: string) =>
  (other: string): boolean =>
    other === place || other.startsWith(`${place}#`);

/** The name that tells the thing from others in its list. */
function nameOf(thing: Fields): string {
  const name = thing['id'] ?? thing['seq'] ?? thing['mutation'] ?? thing['item'];
  return typeof name === 'string' || typeof name === 'number' ? String(name) : '';
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
const isSame = (one: unknown, other: unknown): boolean =>
  canonicalJson(plain(one)) === canonicalJson(plain(other));

/** Prints a value on one line, without escaping the quotation marks in nested JSON. */
const written = (value: unknown): string =>
  inspect(plain(value), {
    breakLength: Infinity,
    compact: true,
    depth: null,
    maxArrayLength: null,
    maxStringLength: null,
    sorted: true,
  });

/**
 * One line for each new (+), removed (-) or changed (~) thing. A changed thing shows only its
 * changes.
 */
export function changesBetween(before: Things, after: Things): string[] {
  const lines: string[] = [];
  for (const [place, now] of after) {
    const was = before.get(place);
    if (!before.has(place)) lines.push(`+ ${place} ${written(now)}`);
    else if (!isSame(was, now)) lines.push(`~ ${place} ${changed(was, now)}`);
  }
  for (const place of before.keys()) if (!after.has(place)) lines.push(`- ${place}`);
  return lines;
}

function changed(was: unknown, now: unknown): string {
  if (!isFields(was) || !isFields(now)) return written(now);
  const keys = [...new Set([...Object.keys(was), ...Object.keys(now)])].sort();
  const others = keys.filter((key) => !isSame(was[key], now[key]));
  return written(Object.fromEntries(others.map((key) => [key, now[key] ?? null])));
}

/** The things that differ from `others`, and the places missing here as `unseen`. */
export function otherwise(things: Things, others: Things): Things {
  const own = [...things].filter(
    ([place, what]) => !others.has(place) || !isSame(others.get(place), what),
  );
  const missing = [...others.keys()].filter((place) => !things.has(place));
  return new Map([...own, ...missing.map((place) => [place, 'unseen'] as const)]);
}
