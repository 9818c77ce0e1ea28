import { plain } from '../document/markdown';
import type { Ruleset } from '../document/ruleset';
import type { KnownNames, NamedValue } from '../expressions/check-expression';
import type { Action, ActionTarget } from './action';
import { valueNames } from './value-names';
import type { NamedEntry } from './value-names';

/** The actions of a document. Earlier documents have none. */
export const actionsOf = (ruleset: Pick<Ruleset, 'actions'>): readonly Action[] =>
  ruleset.actions ?? [];

export const findAction = (ruleset: Pick<Ruleset, 'actions'>, code: string): Action | null =>
  actionsOf(ruleset).find(({ action }) => action === code) ?? null;

const TARGET = 'target.';
const CARD = 'card.';
const HELD = 'held';

export type NameParts = {
  /** The target that has the value; null for the actor or the season. */
  readonly of: ActionTarget | null;
  /** `held`: the number of copies of the target card that the actor has. */
  readonly kind: 'value' | 'item' | 'magistrelli' | 'held';
  /** The code of the value or the item. */
  readonly code: string;
};

/** Splits a name from `namesOfActions` into its parts. */
export function partsOfName(name: string): NameParts {
  const of = name.startsWith(TARGET) ? 'PLAYER' : name.startsWith(CARD) ? 'CARD' : null;
  const [kind = '', code = ''] = name.slice(of === null ? 0 : PREFIX[of].length).split(':');
  return { of, kind: kind as NameParts['kind'], code };
}

const PREFIX = { PLAYER: TARGET, CARD } as const satisfies Record<ActionTarget, string>;

/**
 * The names for an action's expressions: the season's values, and the actor's tracked numbers and
 * flags, items and, in a dynasty, Magistrelli. An action on a player also has the target's names;
 * an action on a card has the card's values. Secret values have no name, since the effect would
 * reveal them.
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

/** The names for the values of the target card, or of each card that a fortune changes. */
export const cardNames = (ruleset: Ruleset): NamedEntry[] =>
  valueNames(ruleset, 'CARD', plain).map(([name, { type, words }]) => [
    `${CARD}${name}`,
    { type, words: `${words} of the card` },
  ]);

/** Empty in a dynasty, where the holders of cards are secret. */
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

/** The items that an action can move: the fungible ones. */
export const itemsOfActions = (ruleset: Ruleset): ReadonlySet<string> =>
  new Set(ruleset.kind === 'ROUND' ? ruleset.items.map(({ item }) => item) : ['PEG']);
