/** Shape checks of command fields. They do not depend on the round. */
import type { RuleAnchor } from '../../rulesets';
import { shapesOf } from '../../season';
import { refuse } from './refusal';
import type { RoundRefusal } from './refusal';

/** The maximum number of entries in a list of items or bids. */
export const MOST_ENTRIES = 300;
/** The maximum amount of an item in one entry. */
export const MOST_GRANTED = 1_000_000_000;

/** The shape checks that every season has. */
export const SHAPES = shapesOf<RoundRefusal, RuleAnchor>(refuse);

export const { unless, seedShape, wordsShape } = SHAPES;

export function entriesShape(
  field: string,
  entries: readonly unknown[],
  least: number,
  rule: RuleAnchor,
): RoundRefusal | null {
  const right = entries.length >= least && entries.length <= MOST_ENTRIES;
  return unless(right, field, `${least} to ${MOST_ENTRIES} entries`, rule);
}

type Quantities = readonly { readonly quantity: number }[];

/** The shape of a list of amounts: at least one item, and no amount above the maximum. */
export const amountsShape = (
  field: string,
  items: Quantities,
  rule: RuleAnchor,
): RoundRefusal | null => entriesShape(field, items, 1, rule) ?? quantitiesShape(items, rule);

export const quantitiesShape = (items: Quantities, rule: RuleAnchor): RoundRefusal | null =>
  atMost(
    'quantity',
    items.map(({ quantity }) => quantity),
    MOST_GRANTED,
    rule,
  );

/** The shape of an exchange. Either side may be empty. */
export const sidesShape = (
  one: readonly [string, Quantities],
  other: readonly [string, Quantities],
  rule: RuleAnchor,
): RoundRefusal | null =>
  entriesShape(...one, 0, rule) ??
  entriesShape(...other, 0, rule) ??
  quantitiesShape([...one[1], ...other[1]], rule);

/**
 * Refuses amounts above `most`. Amounts below 1 get the refusal AMOUNT_NOT_NATURAL from a later
 * check.
 */
export const atMost = (
  field: string,
  amounts: readonly number[],
  most: number,
  rule: RuleAnchor,
): RoundRefusal | null =>
  unless(
    amounts.every((amount) => amount <= most),
    field,
    `at most ${most}`,
    rule,
  );
