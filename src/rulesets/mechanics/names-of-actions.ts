/** The names by which expressions of actions know what there is [ruling Z3]. */
import type { KnownNames, NamedValue } from '../expressions/check-expression';
import { plain } from '../prose/markdown';
import type { Ruleset } from '../ruleset';
import { valueNames } from './value-names';
import type { NamedEntry } from './value-names';

const TARGET = 'target.';

export type NameParts = {
  /** Of whom it is done to; otherwise of whoever takes it, or of the season. */
  readonly ofTarget: boolean;
  readonly kind: 'value' | 'item' | 'magistrelli';
  /** Of the value or the item. */
  readonly code: string;
};

/** A name of the table below. */
export function partsOfName(name: string): NameParts {
  const ofTarget = name.startsWith(TARGET);
  const [kind = '', code = ''] = (ofTarget ? name.slice(TARGET.length) : name).split(':');
  return { ofTarget, kind: kind as NameParts['kind'], code };
}

/**
 * The tracked numbers and flags, the items, and in a dynasty the Magistrelli of whoever takes an action, and
 * where it has one, of its target; and the season's values. What is secret they do not know: what it
 * does would tell.
 */
export const namesOfActions = (
  ruleset: Ruleset,
  { target = false }: { readonly target?: boolean } = {},
): KnownNames => {
  const own = [...valueNames(ruleset, 'PLAYER', plain), ...holdingNames(ruleset)];
  const theirs = own.map(
    ([name, { type, words }]) =>
      [`${TARGET}${name}`, { type, words: `${words} of the other` }] as const,
  );
  return new Map([...valueNames(ruleset, 'SEASON', plain), ...own, ...(target ? theirs : [])]);
};

function holdingNames(ruleset: Ruleset): NamedEntry[] {
  const number = (words: string): NamedValue => ({ type: 'NUMBER', words });
  if (ruleset.kind === 'DYNASTY') {
    return [
      ['item:PEG', number('pegs')],
      ['magistrelli', number('Magistrelli')],
    ];
  }
  return ruleset.items.map(({ item, plural }) => [`item:${item}`, number(plain(plural))]);
}

/** The items of which an action can move some: those that are alike. */
export const itemsOfActions = (ruleset: Ruleset): ReadonlySet<string> =>
  new Set(ruleset.kind === 'ROUND' ? ruleset.items.map(({ item }) => item) : ['PEG']);
