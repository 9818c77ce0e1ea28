import { z } from 'zod';
import type { ItemCode } from '../../kernel';
import type { Expression } from '../expressions/expression';
import { ExpressionShape, formula } from '../expressions/expression-shape';
import type { FormulaPlace } from '../document/fields';
import { chosen, Code, codeOf, named, Natural, part, whole } from '../document/fields';
import { CitedRule } from './cited-rule';
import { TextValue } from './tracked-value';

const Item = codeOf('ITEM') as z.ZodType as z.ZodType<ItemCode>;
const PLAYERS = { ACTOR: 'the acting player', TARGET: 'the other' };
const VALUE = codeOf('TRACKED_VALUE').meta({
  description: 'The tracked value that changes.',
  ...{ title: 'Value to change', says: '…' },
});
const WHOSE = z
  .enum(['ACTOR', 'TARGET'])
  .exactOptional()
  .meta({
    description: 'The player whose number or value changes; default: the actor.',
    ...{ title: 'Owner', says: 'of …', absent: 'the acting player', labels: PLAYERS },
  });
const ADDED = ExpressionShape.meta({
  ...{ description: 'The number to add.', says: 'by …', examples: [5] },
});
const OF_CARD = 'A card’s value belongs to the target card, or to each card of a fortune’s hand.';
const Party = z
  .enum(['ACTOR', 'TARGET', 'BANK'])
  .meta({ labels: { ...PLAYERS, BANK: 'the Bank' } });

export const ActionEffect = z.discriminatedUnion('type', [
  part(`Sets a tracked number or flag. ${OF_CARD}`, {
    type: chosen('SET', 'set the value', '…'),
    value: VALUE,
    whose: WHOSE,
    by: ExpressionShape.meta({ description: 'The new value.', says: 'to …', examples: [true] }),
  }),
  part(`Adds to a tracked number. ${OF_CARD}`, {
    type: chosen('ADD', 'raise the number'),
    value: VALUE,
    whose: WHOSE,
    by: ADDED,
  }),
  part('Sets a tracked text.', {
    type: chosen('SET_TEXT', 'set the text'),
    value: VALUE,
    whose: WHOSE,
    text: TextValue.meta({ description: 'The new text.', says: 'to …' }),
  }),
  part('Moves items. Items from the Bank are made; items to the Bank are destroyed.', {
    type: chosen('MOVE', 'move'),
    from: Party.meta({ description: 'The giver.', says: 'from …' }),
    to: Party.meta({ description: 'The recipient.', says: 'over to …' }),
    item: Item.meta({ description: 'The item.', says: '…' }),
    quantity: ExpressionShape.meta({ description: 'The number of items.', says: '× …' }),
  }),
  part('Adds Magistrelli.', {
    type: chosen('ADD_MAGISTRELLI', 'raise the Magistrelli'),
    whose: WHOSE,
    by: ADDED,
  }).meta({ only: 'DYNASTY' }),
]);

/** The players who may take an action. */
export const Who = z.discriminatedUnion('type', [
  part('Any player for whom the formula is true.', {
    type: chosen('WHOEVER', 'any player for whom this is true:', 'It is open to …'),
    holds: formula('ACTOR', 'The condition on the player.').meta({ says: '…' }),
  }),
  part('The holders of offices.', {
    type: chosen('OFFICE', 'the holder of'),
    offices: z.array(codeOf('OFFICE')).min(1).max(10).meta({
      description: 'The offices. The holder of any of them may take the action.',
      says: '…',
    }),
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
        says: 'In the phases (none: in all) …',
      }),
    holds: formula(names, 'The condition; default: always true.')
      .exactOptional()
      .meta({ says: 'Only while this is true: …', absent: 'always' }),
  });

export const ItemCount = part('Items of one kind.', {
  item: Item.meta({ description: 'The item.', says: '…' }),
  quantity: Natural.meta({ description: 'The number of items.', title: 'Amount', says: '× …' }),
});
export const Cost = z.array(ItemCount).max(10);

const Limit = z.strictObject({
  times: whole(1, 1_000).meta({
    description: 'The number of uses in a period.',
    ...{ title: 'Number of times', says: 'At most … times' },
  }),
  per: z.enum(['DAY', 'WEEK', 'EVER']).meta({
    description: 'The period. EVER: the whole season.',
    ...{ title: 'Period', says: '…', labels: { DAY: 'a day', WEEK: 'a week', EVER: 'ever' } },
  }),
  of: z
    .enum(['PLAYER', 'TARGET', 'PAIR', 'SEASON'])
    .exactOptional()
    .meta({
      description:
        'The uses that share one limit. PLAYER (default): one player’s uses. TARGET: all uses on one target. PAIR: one player’s uses on one target. SEASON: all uses.',
      ...{ title: 'Counted', says: '…', absent: 'by each player' },
      labels: {
        PLAYER: 'by each player',
        TARGET: 'to each target',
        PAIR: 'by each player to each target',
        SEASON: 'by all together',
      },
    }),
});

const Action = z
  .strictObject({
    action: Code.describe('The action’s code.'),
    title: named('Players may do this: …'),
    rule: CitedRule,
    who: Who.exactOptional().meta({
      description: 'The players who may take the action; default: any player.',
      title: 'Only some players may do it',
    }),
    when: whenIn('ACTION').exactOptional().meta({
      description: 'The times at which the action may be taken; default: at any time.',
      title: 'Only at some times',
    }),
    target: z
      .enum(['PLAYER', 'CARD'])
      .exactOptional()
      .meta({
        description:
          'The target: another player, or a card of the deck [ruling AF2]. Default: none.',
        ...{ says: 'Its target is …', absent: 'nobody' },
        labels: { PLAYER: 'another player', CARD: 'a card of the deck' },
      }),
    limit: Limit.nullable().meta({
      description: 'The limit of uses; null if only the cost limits them.',
      title: 'Limit the number of times',
    }),
    cost: Cost.meta({
      description: 'The items that a use costs. They are destroyed.',
      says: 'It costs …',
    }),
    effects: z
      .array(ActionEffect)
      .min(1)
      .max(10)
      .meta({
        ...{ names: 'ACTION', description: 'The effects of a use, in order.' },
        says: 'Its effects are: …',
      }),
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
