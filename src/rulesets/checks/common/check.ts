import type { Problem } from '../../document/problem';
import type { Ruleset } from '../../document/ruleset';
import type { DynastyRuleset } from '../../dynasty/document';
import type { RoundRuleset } from '../../round/document';

/** A check of a whole document, after the check of its shape. */
export type Check<R extends Ruleset> = (ruleset: R) => Problem[];
export type RoundCheck = Check<RoundRuleset>;
export type DynastyCheck = Check<DynastyRuleset>;

/** The properties that a check has used when it last found no problem, with their values. */
type Reads = ReadonlyMap<PropertyKey, unknown>;

/**
 * A check that is skipped while all properties that it uses are the same as when it last found no
 * problem. An amendment leaves most of a document unchanged.
 */
export function cachedCheck<R extends Ruleset>(sense: Check<R>): Check<R> {
  let last: Reads | null = null;
  return (document) => {
    if (last !== null && isAsBefore(document, last)) return [];
    const reads = new Map<PropertyKey, unknown>();
    const found = sense(recording(document, reads));
    last = found.length === 0 ? reads : last;
    return found;
  };
}

const isAsBefore = (document: object, reads: Reads): boolean =>
  [...reads].every(([name, value]) => Object.is(Reflect.get(document, name), value));

/** No document has this property, so a check that has read all properties runs again. */
const ALL = Symbol('all properties');

function recording<R extends Ruleset>(document: R, reads: Map<PropertyKey, unknown>): R {
  const read = (name: PropertyKey): unknown => {
    const value: unknown = Reflect.get(document, name);
    reads.set(name, value);
    return value;
  };
  return new Proxy(document, {
    get: (_, name) => read(name),
    has: (_, name) => {
      read(name);
      return Reflect.has(document, name);
    },
    ownKeys: () => {
      reads.set(ALL, ALL);
      return Reflect.ownKeys(document);
    },
  });
}
