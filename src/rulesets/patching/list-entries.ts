/**
 * The list entries that a patch names by place. An entry is identified by its code, or by its whole
 * content if entries of its list have no codes [ruling L9]. An insertion names no entry at its
 * place; `-` is the end of a list.
 */
import type { Operation } from './patch';
import { ownEntry, isContainer } from './pointer';
import type { Printer } from './printer';

export type ListEntry = {
  /** The operation's pointer to the entry. */
  readonly path: string;
  /** The entry's code, or its whole text. */
  readonly thing: string;
};

/** The lists of both games whose entries have codes, with the property of the code. */
const CODES: Readonly<Partial<Record<string, string>>> = {
  actions: 'action',
  additionalSecretActions: 'action',
  archetypes: 'archetype',
  articles: 'anchor',
  choices: 'choice',
  classes: 'class',
  colors: 'group',
  cost: 'item',
  declares: 'name',
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

/** The entries at the places that the operation names, as they are before it is applied. */
export const entriesNamedBy = (
  document: unknown,
  operation: Operation,
  printer: Printer,
): readonly ListEntry[] => [
  ...('from' in operation ? placesOn(document, operation.from, printer) : []),
  ...placesOn(document, isPutIn(operation) ? parentOf(operation.path) : operation.path, printer),
];

const isPutIn = ({ op }: Operation): boolean => op === 'add' || op === 'move' || op === 'copy';

const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

function placesOn(document: unknown, pointer: string, printer: Printer): ListEntry[] {
  const places: ListEntry[] = [];
  let [at, list, path]: [unknown, string, string] = [document, '', ''];
  for (const segment of pointer.split('/').slice(1)) {
    const name = segment.replaceAll('~1', '/').replaceAll('~0', '~');
    path += `/${segment}`;
    const isPlace = Array.isArray(at);
    at = ownEntry(at, name);
    if (at === undefined) break;
    if (isPlace) places.push({ path, thing: codeOf(at, list) ?? printer.text(at) });
    list = name;
  }
  return places;
}

/** The entry's code; null if entries of the list have none. */
export function codeOf(value: unknown, list: string): string | null {
  const code = Object.hasOwn(CODES, list) ? CODES[list] : undefined;
  const known = code === undefined || !isContainer(value) ? undefined : ownEntry(value, code);
  return typeof known === 'string' ? known : null;
}
