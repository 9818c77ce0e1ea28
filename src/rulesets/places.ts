/**
 * What a patch names by its place in a list: the thing that stands there, told by its code where things of that list
 * have one, else by all that it says [ruling L9]. What is put in at a place hits nothing; `-` names the end.
 */
import type { Operation } from 'fast-json-patch';

export type Place = {
  /** The pointer to it, as the operation has it. */
  readonly path: string;
  /** What stands there: its code, or all of it as text. */
  readonly thing: string;
};

/** The lists of both games whose things have codes, and where those stand. */
const CODES: Readonly<Partial<Record<string, string>>> = {
  actions: 'action',
  archetypes: 'archetype',
  articles: 'anchor',
  classes: 'class',
  colors: 'group',
  cost: 'item',
  exchanges: 'exchange',
  fortunes: 'fortune',
  items: 'item',
  masks: 'mask',
  multipliers: 'name',
  offices: 'office',
  phases: 'phase',
  ranks: 'rank',
  suits: 'suit',
  symbols: 'symbol',
  tableActions: 'action',
  trackedValues: 'value',
  traditions: 'group',
  trickClasses: 'class',
  tricks: 'trick',
  wealth: 'item',
};

/** What stands at the places that the operation names, as it finds the document. */
export const namedBy = (document: unknown, operation: Operation): readonly Place[] => [
  ...('from' in operation ? placesOn(document, operation.from) : []),
  ...placesOn(document, isPutIn(operation) ? parentOf(operation.path) : operation.path),
];

const isPutIn = ({ op }: Operation): boolean => op === 'add' || op === 'move' || op === 'copy';

const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

function placesOn(document: unknown, pointer: string): Place[] {
  const places: Place[] = [];
  let [at, list, path]: [unknown, string, string] = [document, '', ''];
  for (const segment of pointer.split('/').slice(1)) {
    const name = segment.replaceAll('~1', '/').replaceAll('~0', '~');
    path += `/${segment}`;
    const isPlace = Array.isArray(at);
    at = isRecord(at) && Object.hasOwn(at, name) ? at[name] : undefined;
    if (at === undefined) break;
    if (isPlace) places.push({ path, thing: thingOf(at, list) });
    list = name;
  }
  return places;
}

/** A list counts as one whose names are its places. */
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function thingOf(value: unknown, list: string): string {
  const code = Object.hasOwn(CODES, list) ? CODES[list] : undefined;
  const known = code !== undefined && isRecord(value) ? value[code] : undefined;
  return typeof known === 'string' ? known : JSON.stringify(value);
}
