/**
 * The names in conditions of a round's victory, and the measure of a player's lead [Victory;
 * rulings X9, AB1].
 */
import { namesIn } from '../expressions/check-expression';
import type { KnownNames, NamedValue } from '../expressions/check-expression';
import { valueNames, valueOfName } from '../mechanics/value-names';
import { namesOfVictory, ownAndOthers } from '../mechanics/victory-names';
import type { RoundRuleset } from './document';

const number = (words: string): NamedValue => ({ type: 'NUMBER', words });

type Known = Pick<RoundRuleset, 'items' | 'trackedValues'>;

/** The names for items end in the code, as in `items.GOLD_STAR`. */
export const victoryNames = (ruleset: Known): KnownNames =>
  new Map([
    ...ownAndOthers('wealth', 'the player’s wealth', 'the highest wealth of the others'),
    ...ruleset.items.flatMap(({ item, plural }) =>
      ownAndOthers(`items.${item}`, `the player’s ${plural}`, `the most ${plural} of the others`, {
        code: item,
      }),
    ),
    ['week', number('the number of the week')],
    ...namesOfVictory(ruleset),
  ]);

/** An item, or a tracked number of players. */
export type Measure =
  { readonly item: RoundRuleset['items'][number]['item'] } | { readonly value: string };

/**
 * The measure of victory: the first item or tracked number that the rules of victory name. The
 * player with the most of it leads. Null if they name none.
 */
export function victoryMeasure(
  ruleset: Known & Pick<RoundRuleset, 'victory' | 'victoryConditions'>,
): Measure | null {
  const { items, victory, victoryConditions } = ruleset;
  if (victory !== null) return { item: victory.item };
  const numbers = new Set(
    valueNames(ruleset, 'PLAYER', String).flatMap(([name, { type }]) =>
      type === 'NUMBER' ? [name] : [],
    ),
  );
  for (const name of (victoryConditions?.conditions ?? []).flatMap(namesIn)) {
    const item = items.find((kind) => name === `items.${kind.item}`)?.item;
    if (item !== undefined) return { item };
    const value = valueOfName(name);
    if (value !== null && numbers.has(name)) return { value };
  }
  return null;
}
