import { z } from 'zod';
import type { ItemCode } from '../../kernel';
import type { Expression } from '../expressions/expression';
import { ExpressionShape, formula } from '../expressions/expression-shape';
import type { FormulaPlace } from '../document/fields';
import { Code, codeOf, Name, Natural, part, whole } from '../document/fields';
import { CitedRule } from './cited-rule';
import { TextValue } from './tracked-value';

const Item = codeOf('ITEM') as z.ZodType as z.ZodType<ItemCode>;
const VALUE = codeOf('TRACKED_VALUE').describe('The tracked value that changes.');
const WHOSE = z
  .enum(['ACTOR', 'TARGET'])
  .exactOptional()
  .describe('The player whose number or value changes; default: the actor.');
const Party = z.enum(['ACTOR', 'TARGET', 'BANK']);

export const ActionEffect = z.discriminatedUnion('type', [
  part(
    'SET sets a tracked number or flag. ADD adds to a number. A card’s value belongs to the target card, or to each card of a fortune’s hand.',
    {
      type: z.enum(['SET', 'ADD']).describe('SET or ADD.'),
      value: VALUE,
      whose: WHOSE,
      by: ExpressionShape.describe('The new value, or the number to add.'),
    },
  ),
  part('Sets a tracked text.', {
    type: z.literal('SET_TEXT'),
    value: VALUE,
    whose: WHOSE,
    text: TextValue.describe('The new text.'),
  }),
  part('Moves items. Items from the Bank are made; items to the Bank are destroyed.', {
    type: z.literal('MOVE'),
    from: Party.describe('The giver.'),
    to: Party.describe('The recipient.'),
    item: Item.describe('The item.'),
    quantity: ExpressionShape.describe('The number of items.'),
  }),
  part('Adds Magistrelli.', {
    type: z.literal('ADD_MAGISTRELLI'),
    whose: WHOSE,
    by: ExpressionShape.meta({ description: 'The number to add.', examples: [5] }),
  }).meta({ only: 'DYNASTY' }),
]);

/** The players who may take an action. */
export const Who = z.discriminatedUnion('type', [
  part('Any player for whom the formula is true.', {
    type: z.literal('WHOEVER'),
    holds: formula('ACTOR', 'The condition on the player.'),
  }),
  part('The holders of offices.', {
    type: z.literal('OFFICE'),
    offices: z
      .array(codeOf('OFFICE'))
      .min(1)
      .max(10)
      .describe('The offices. The holder of any of them may take the action.'),
  }),
]);

/** The times at which an action may be taken. */
export const whenIn = (names: FormulaPlace) =>
  z.strictObject({
    phases: z
      .array(codeOf('PHASE'))
      .min(1)
      .max(7)
      .exactOptional()
      .meta({
        description: 'The phases of the week; default: all.',
        examples: [['AUCTION']],
        only: 'ROUND',
      }),
    holds: formula(names, 'The condition; default: always true.').exactOptional(),
  });

export const ItemCount = part('Items of one kind.', {
  item: Item.describe('The item.'),
  quantity: Natural.describe('The number of items.'),
});
export const Cost = z.array(ItemCount).max(10);

const Limit = z.strictObject({
  times: whole(1, 1_000).describe('The number of uses in a period.'),
  per: z.enum(['DAY', 'WEEK', 'EVER']).describe('The period. EVER: the whole season.'),
  of: z
    .enum(['PLAYER', 'TARGET', 'PAIR', 'SEASON'])
    .exactOptional()
    .describe(
      'The uses that share one limit. PLAYER (default): one player’s uses. TARGET: all uses on one target. PAIR: one player’s uses on one target. SEASON: all uses.',
    ),
});

const Action = z
  .strictObject({
    action: Code.describe('The action’s code.'),
    title: Name,
    rule: CitedRule,
    who: Who.exactOptional().describe('The players who may take the action; default: any player.'),
    when: whenIn('ACTION')
      .exactOptional()
      .describe('The times at which the action may be taken; default: at any time.'),
    target: z
      .enum(['PLAYER', 'CARD'])
      .exactOptional()
      .describe('The target: another player, or a card of the deck [ruling AF2]. Default: none.'),
    limit: Limit.nullable().describe('The limit of uses; null if only the cost limits them.'),
    cost: Cost.describe('The items that a use costs. They are destroyed.'),
    effects: z
      .array(ActionEffect)
      .min(1)
      .max(10)
      .meta({ names: 'ACTION', description: 'The effects of a use, in order.' }),
  })
  .meta({
    title: 'Action',
    description: 'An action that players have made by vote [rulings Z2, Z3].',
    examples: [
      {
        ...{ action: 'BEG', title: 'Beg', limit: { times: 1, per: 'DAY' }, cost: [] },
        effects: [{ type: 'MOVE', from: 'BANK', to: 'ACTOR', item: 'CHIP', quantity: 1 }],
      },
      {
        ...{ action: 'PRAISE', title: 'Praise', rule: 'duck-feast', target: 'PLAYER' },
        who: { type: 'WHOEVER', holds: { op: 'AT_LEAST', of: [{ name: 'value:PIETY' }, 1] } },
        when: { holds: { op: 'LESS', of: [{ name: 'target.value:PIETY' }, 3] } },
        limit: { times: 2, per: 'WEEK', of: 'TARGET' },
        cost: [{ item: 'CHIP', quantity: 1 }],
        effects: [
          { type: 'ADD', value: 'PIETY', whose: 'TARGET', by: 1 },
          { type: 'SET_TEXT', value: 'HERALDRY', text: 'Humble' },
        ],
      },
      {
        ...{ action: 'KNIGHT', title: 'Knight', limit: null, cost: [] },
        who: { type: 'OFFICE', offices: ['HERALD'] },
        effects: [{ type: 'SET', value: 'SWORN', by: true }],
      },
    ],
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

export const Actions = z
  .array(Action)
  .max(50)
  .exactOptional()
  .describe('The actions that players have made by vote; default: none.');
