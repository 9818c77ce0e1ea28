/** What wins a round by conditions of the ruleset's own [Victory; ruling X9]. */
import { z } from 'zod';
import { namesIn } from '../expressions/check-expression';
import type { KnownNames, NamedValue } from '../expressions/check-expression';
import { ExpressionShape } from '../expressions/expression-shape';
import type { Item } from './item-code';

/** Of several who meet them at once. */
const VICTORY_TIES = ['MOST_WEALTH', 'SHARED', 'NOBODY'] as const;

export const VictoryConditions = z.strictObject({
  /** Each true or false of a player. */
  conditions: z.array(ExpressionShape).min(1).max(10),
  /** Whether one of them is enough. */
  meet: z.enum(['ANY', 'ALL']),
  tie: z.enum(VICTORY_TIES),
});

export type VictoryConditions = z.infer<typeof VictoryConditions>;

type ItemCode = z.infer<typeof Item>;
/** What a ruleset says of items. */
type ItemsOf = {
  readonly items: readonly { readonly item: ItemCode; readonly plural: string }[];
};

const number = (words: string): NamedValue => ({ type: 'NUMBER', words });

/** What conditions may speak of: of an item the code follows, as in `items.GOLD_STAR`. */
export const victoryNames = ({ items }: ItemsOf): KnownNames =>
  new Map([
    ['wealth', number('the player’s wealth')],
    ['others.wealth', number('the highest wealth of the others')],
    ...items.flatMap(({ item, plural }): [string, NamedValue][] => [
      [`items.${item}`, number(`the player’s ${plural}`)],
      [`others.${item}`, number(`the most ${plural} of the others`)],
    ]),
    ['players', number('the number of players')],
    ['week', number('the number of the week')],
  ]);

/** The item that somebody wins by, of several the first that is named: who has most is ahead. */
export function itemThatWins({
  items,
  victory,
  victoryConditions,
}: ItemsOf & {
  readonly victory: { readonly item: ItemCode } | null;
  readonly victoryConditions?: VictoryConditions;
}): ItemCode | null {
  if (victory !== null) return victory.item;
  const named = (victoryConditions?.conditions ?? []).flatMap(namesIn);
  const [first] = named.filter((name) => name.startsWith('items.'));
  return items.find(({ item }) => first === `items.${item}`)?.item ?? null;
}
