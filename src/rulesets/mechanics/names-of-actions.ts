/** The names by which expressions of actions know what there is [ruling Z3]. */
import type { KnownNames, NamedValue } from '../expressions/check-expression';
import { plain } from '../prose/markdown';
import type { Ruleset } from '../ruleset';
import type { ActionTarget } from './action';
import { valueNames } from './value-names';
import type { NamedEntry } from './value-names';

const TARGET = 'target.';
const CARD = 'card.';
const HELD = 'held';

export type NameParts = {
  /** Of the player or the card that it is done to; otherwise of whoever takes it, or of the season. */
  readonly of: ActionTarget | null;
  /** `held`: how many of the card whoever takes it has. */
  readonly kind: 'value' | 'item' | 'magistrelli' | 'held';
  /** Of the value or the item. */
  readonly code: string;
};

/** A name of the table below. */
export function partsOfName(name: string): NameParts {
  const of = name.startsWith(TARGET) ? 'PLAYER' : name.startsWith(CARD) ? 'CARD' : null;
  const [kind = '', code = ''] = name.slice(of === null ? 0 : PREFIX[of].length).split(':');
  return { of, kind: kind as NameParts['kind'], code };
}

const PREFIX = { PLAYER: TARGET, CARD } as const satisfies Record<ActionTarget, string>;

/**
 * The tracked numbers and flags, the items, and in a dynasty the Magistrelli of whoever takes an action, and
 * where it has one, of its target, or the card's values; and the season's values. What is secret they do not
 * know: what it does would tell.
 */
export const namesOfActions = (
  ruleset: Ruleset,
  { target }: { readonly target?: ActionTarget } = {},
): KnownNames => {
  const own = [...valueNames(ruleset, 'PLAYER', plain), ...holdingNames(ruleset)];
  const season = valueNames(ruleset, 'SEASON', plain);
  if (target === undefined) return new Map([...season, ...own]);
  if (target === 'CARD') {
    return new Map([...season, ...own, ...cardNames(ruleset), ...heldNames(ruleset)]);
  }
  const theirs = own.map(
    ([name, { type, words }]) =>
      [`${TARGET}${name}`, { type, words: `${words} of the other` }] as const,
  );
  return new Map([...season, ...own, ...theirs]);
};

/** Of the card that an action is done to, or of each card that a fortune changes. */
export const cardNames = (ruleset: Ruleset): NamedEntry[] =>
  valueNames(ruleset, 'CARD', plain).map(([name, { type, words }]) => [
    `${CARD}${name}`,
    { type, words: `${words} of the card` },
  ]);

/** Who has which cards is secret in a dynasty. */
const heldNames = (ruleset: Ruleset): NamedEntry[] =>
  ruleset.kind === 'DYNASTY'
    ? []
    : [[`${CARD}${HELD}`, { type: 'NUMBER', words: 'how many of the card the player has' }]];

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
