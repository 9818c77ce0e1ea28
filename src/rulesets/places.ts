/**
 * What a patch names by its place in a list: the thing that stands there, told by its code where things of that list
 * have one, else by all that it says [ruling L9]. What is put in at a place hits nothing; `-` names the end.
 */
import type { Operation } from './patch';
import { entryOf, isContainer } from './patching/pointer';

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

/** What stands at the places that the operation names, as it finds the document; `text` tells a value. */
export const namedBy = (
  document: unknown,
  operation: Operation,
  text: (value: unknown) => string,
): readonly Place[] => [
  ...('from' in operation ? placesOn(document, operation.from, text) : []),
  ...placesOn(document, isPutIn(operation) ? parentOf(operation.path) : operation.path, text),
];

const isPutIn = ({ op }: Operation): boolean => op === 'add' || op === 'move' || op === 'copy';

const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

function placesOn(document: unknown, pointer: string, text: (value: unknown) => string): Place[] {
  const places: Place[] = [];
  let [at, list, path]: [unknown, string, string] = [document, '', ''];
  for (const segment of pointer.split('/').slice(1)) {
    const name = segment.replaceAll('~1', '/').replaceAll('~0', '~');
    path += `/${segment}`;
    const isPlace = Array.isArray(at);
    at = entryOf(at, name);
    if (at === undefined) break;
    if (isPlace) places.push({ path, thing: codeOf(at, list) ?? text(at) });
    list = name;
  }
  return places;
}

function codeOf(value: unknown, list: string): string | null {
  const code = Object.hasOwn(CODES, list) ? CODES[list] : undefined;
  const known = code === undefined || !isContainer(value) ? undefined : entryOf(value, code);
  return typeof known === 'string' ? known : null;
}
