import { z } from 'zod';
import type { ItemCode } from '../../kernel';
import type { Expression } from '../expressions/expression';
import { ExpressionShape } from '../expressions/expression-shape';
import { Code, Name, Natural } from '../document/fields';
import { CitedRule } from './cited-rule';
import { TextValue } from './tracked-value';

const Item = Code as z.ZodType as z.ZodType<ItemCode>;
/** The actor or the target; default: the actor. */
const Whose = z.enum(['ACTOR', 'TARGET']).exactOptional();
const Party = z.enum(['ACTOR', 'TARGET', 'BANK']);

export const ActionEffect = z.discriminatedUnion('type', [
  /**
   * SET sets a tracked number or flag to the value of `by`. ADD adds that value to a number. A
   * card's value belongs to the target card, or to each card of a fortune's hand.
   */
  z.strictObject({
    type: z.enum(['SET', 'ADD']),
    value: Code,
    whose: Whose,
    by: ExpressionShape,
  }),
  /** Sets a tracked text. */
  z.strictObject({ type: z.literal('SET_TEXT'), value: Code, whose: Whose, text: TextValue }),
  /**
   * Moves as many items as the value of `quantity`. Items from the Bank are made; items to the Bank
   * are destroyed.
   */
  z.strictObject({
    type: z.literal('MOVE'),
    from: Party,
    to: Party,
    item: Item,
    quantity: ExpressionShape,
  }),
  /** Adds Magistrelli. Only a dynasty has them. */
  z.strictObject({ type: z.literal('ADD_MAGISTRELLI'), whose: Whose, by: ExpressionShape }),
]);

/** The players who may take an action. */
export const Who = z.discriminatedUnion('type', [
  /** Any player for whom the expression is true. */
  z.strictObject({ type: z.literal('WHOEVER'), holds: ExpressionShape }),
  /** The holder of one of these offices. */
  z.strictObject({ type: z.literal('OFFICE'), offices: z.array(Code).min(1).max(10) }),
]);

/**
 * The times at which an action may be taken: in these phases of the week, and while the condition
 * is true.
 */
export const When = z.strictObject({
  phases: z.array(Code).min(1).max(7).exactOptional(),
  holds: ExpressionShape.exactOptional(),
});

export const Cost = z.array(z.strictObject({ item: Item, quantity: Natural })).max(10);

const Limit = z.strictObject({
  times: z.int().min(1).max(1_000),
  per: z.enum(['DAY', 'WEEK', 'EVER']),
  /**
   * The uses that share one limit. PLAYER (default): one player's uses. TARGET: all uses on one
   * target. PAIR: one player's uses on one target. SEASON: all uses.
   */
  of: z.enum(['PLAYER', 'TARGET', 'PAIR', 'SEASON']).exactOptional(),
});

/** An action that players have made by vote [rulings Z2, Z3]. */
const Action = z.strictObject({
  action: Code,
  title: Name,
  rule: CitedRule,
  /** Default: any player. */
  who: Who.exactOptional(),
  /** Default: at any time. */
  when: When.exactOptional(),
  /** The target: another player, or a card of the deck [ruling AF2]. Default: none. */
  target: z.enum(['PLAYER', 'CARD']).exactOptional(),
  /** The limit of uses; null if only the cost limits them. */
  limit: Limit.nullable(),
  /** The items that a use costs. They are destroyed. */
  cost: Cost,
  effects: z.array(ActionEffect).min(1).max(10),
});

export type Action = z.infer<typeof Action>;
export type ActionTarget = NonNullable<Action['target']>;
export type ActionEffect = Action['effects'][number];

/** The effect's formula; null for none. */
export function formulaOf(effect: ActionEffect): Expression | null {
  if (effect.type === 'SET_TEXT') return null;
  return effect.type === 'MOVE' ? effect.quantity : effect.by;
}

/** All formulas of an action. */
export const formulasOf = ({ who, when, effects }: Action): Expression[] => [
  ...(who?.type === 'WHOEVER' ? [who.holds] : []),
  ...(when?.holds === undefined ? [] : [when.holds]),
  ...effects.map(formulaOf).filter((formula) => formula !== null),
];

/** Default: none. */
export const Actions = z.array(Action).max(50).exactOptional();
