import { z } from 'zod';
import type { ItemCode } from '../../kernel';
import type { Expression } from '../expressions/expression';
import { ExpressionShape } from '../expressions/expression-shape';
import { Code, Name, Natural } from '../fields';
import { CitedRule } from './cited-rule';
import { TextValue } from './tracked-value';

const Item = Code as z.ZodType as z.ZodType<ItemCode>;
/** Whoever takes it, or whom it is done to; left out: whoever takes it. */
const Whose = z.enum(['ACTOR', 'TARGET']).exactOptional();
const Party = z.enum(['ACTOR', 'TARGET', 'BANK']);

export const ActionEffect = z.discriminatedUnion('type', [
  /**
   * SET: a tracked number or flag, to what the expression gives; ADD: a number, by as much as it gives. Of a
   * card's value: of the card that the action is done to, or of each card of a fortune's hand.
   */
  z.strictObject({
    type: z.enum(['SET', 'ADD']),
    value: Code,
    whose: Whose,
    by: ExpressionShape,
  }),
  /** A tracked text, to the one that stands here. */
  z.strictObject({ type: z.literal('SET_TEXT'), value: Code, whose: Whose, text: TextValue }),
  /** As many as the expression gives; from the Bank they are made, to it they are destroyed. */
  z.strictObject({
    type: z.literal('MOVE'),
    from: Party,
    to: Party,
    item: Item,
    quantity: ExpressionShape,
  }),
  /** Of a dynasty's players. */
  z.strictObject({ type: z.literal('ADD_MAGISTRELLI'), whose: Whose, by: ExpressionShape }),
]);

/** Who may take an action. */
const Who = z.discriminatedUnion('type', [
  /** Any player of whom it is true. */
  z.strictObject({ type: z.literal('WHOEVER'), holds: ExpressionShape }),
  /** Whoever holds one of these offices. */
  z.strictObject({ type: z.literal('OFFICE'), offices: z.array(Code).min(1).max(10) }),
]);

/** When it may be taken: in these phases of the week, and while the condition is true. */
const When = z.strictObject({
  phases: z.array(Code).min(1).max(7).exactOptional(),
  holds: ExpressionShape.exactOptional(),
});

const Limit = z.strictObject({
  times: z.int().min(1).max(1_000),
  per: z.enum(['DAY', 'WEEK', 'EVER']),
  /**
   * What it counts: what each player does (left out, too), what is done to each player or card, what each
   * player does to each of them, or what all do together.
   */
  of: z.enum(['PLAYER', 'TARGET', 'PAIR', 'SEASON']).exactOptional(),
});

/** Something that players may do by a rule of their own making [rulings Z2, Z3]. */
const Action = z.strictObject({
  action: Code,
  title: Name,
  rule: CitedRule,
  /** Left out: any player. */
  who: Who.exactOptional(),
  /** Left out: at any time. */
  when: When.exactOptional(),
  /** What it is done to: another player, or a card of the deck [ruling AF2]. Left out: nobody. */
  target: z.enum(['PLAYER', 'CARD']).exactOptional(),
  /** How often one player may; null: as often as it can be paid. */
  limit: Limit.nullable(),
  /** What it costs; it is destroyed. */
  cost: z.array(z.strictObject({ item: Item, quantity: Natural })).max(10),
  effects: z.array(ActionEffect).min(1).max(10),
});

export type Action = z.infer<typeof Action>;
export type ActionTarget = NonNullable<Action['target']>;
export type ActionEffect = Action['effects'][number];

/** What it works out; null for what stands in it. */
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

/** Left out: none. */
export const Actions = z.array(Action).max(50).exactOptional();
