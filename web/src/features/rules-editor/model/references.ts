import type { NamedChoice } from './named-choice';
import { titlesIn } from '../../../platform/formula/formula-words';
import type { Titles } from '../../../platform/formula/formula-words';
import { isObject } from '../../../platform/json';
import type { Json } from '../../../platform/json';

type ReferencedValue = NamedChoice & {
  readonly type: string;
  readonly of: string;
  readonly secret: boolean;
};

/** The objects that entries can refer to, from the rules in force and the drafts. */
export type References = {
  readonly isRound: boolean;
  readonly values: readonly ReferencedValue[];
  readonly items: readonly NamedChoice[];
  readonly phases: readonly NamedChoice[];
  readonly offices: readonly NamedChoice[];
  readonly ranks: readonly NamedChoice[];
  readonly suits: readonly NamedChoice[];
  readonly archetypes: readonly NamedChoice[];
  readonly trickClasses: readonly NamedChoice[];
  readonly articles: readonly NamedChoice[];
  readonly titles: Titles;
};

/** No objects: contracts use none of the rules' lists, and printed entries show codes instead. */
export const NOTHING_KNOWN: References = {
  ...{ isRound: true, values: [], items: [], phases: [], offices: [], ranks: [], suits: [] },
  ...{ archetypes: [], trickClasses: [], articles: [], titles: new Map() },
};

/** The entries of a document's list; empty if the list is missing. */
export function entriesAt(document: Json, path: readonly string[]): readonly unknown[] {
  const found = path.reduce<unknown>(
    (within, key) => (isObject(within) ? within[key] : undefined),
    document,
  );
  return Array.isArray(found) ? found : [];
}

export function referencesOf(document: Json, pegs: string): References {
  const list = (path: readonly string[], code: string, name = 'name'): readonly NamedChoice[] =>
    entriesAt(document, path).flatMap(named(code, name));
  const isRound = document['kind'] === 'ROUND';
  const archetypes = entriesAt(document, ['deck', 'archetypes']);
  return {
    isRound,
    values: entriesAt(document, ['trackedValues']).flatMap(valueIn),
    items: isRound ? list(['items'], 'item', 'plural') : [{ value: 'PEG', name: pegs }],
    phases: list(['phases'], 'phase'),
    offices: list(['offices'], 'office', 'title'),
    ranks: archetypes.flatMap((each) =>
      isObject(each) ? entriesAt(each, ['ranks']).flatMap(named('rank', 'name')) : [],
    ),
    suits: list(['deck', 'suits'], 'suit'),
    archetypes: archetypes.flatMap(named('archetype', 'name')),
    trickClasses: list(['trickClasses'], 'class'),
    articles: list(['articles'], 'anchor', 'title'),
    titles: titlesIn(document),
  };
}

const named =
  (code: string, name: string) =>
  (entry: unknown): readonly NamedChoice[] => {
    if (!isObject(entry)) return [];
    const { [code]: value, [name]: called } = entry;
    if (typeof value !== 'string') return [];
    return [{ value, name: typeof called === 'string' && called !== '' ? called : value }];
  };

function valueIn(entry: unknown): readonly ReferencedValue[] {
  if (!isObject(entry)) return [];
  const { type, of, secret } = entry;
  return named(
    'value',
    'title',
  )(entry).map((each) => ({
    ...each,
    type: String(type),
    of: String(of),
    secret: secret === true,
  }));
}
