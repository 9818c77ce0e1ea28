import { z } from 'zod';
import { chosen, Code, codeOf, named, Natural, part, whole } from '../document/fields';
import { formula } from '../expressions/expression-shape';
import { ActionEffect } from '../mechanics/action';
import { Item } from './item-code';

const DICE = {
  item: Item.meta({ description: 'The item.', says: 'of …' }),
  sides: Natural.meta({
    description: 'The number of sides of the die.',
    says: 'with … sides',
  }),
};

export const Fortune = z
  .strictObject({
    fortune: Code.describe('The fortune’s code.'),
    name: named('There is a fortune, …'),
    rank: codeOf('RANK')
      .exactOptional()
      .meta({
        description: 'The hand must have at least one card of this rank; default: any hand.',
        ...{ says: 'for a hand that holds …', absent: 'any cards' },
      }),
    holds: formula('FORTUNE', 'The condition on the hand and its player; default: always true.')
      .exactOptional()
      .meta({ says: 'if this is true: …', absent: 'always' }),
    effect: z
      .discriminatedUnion('type', [
        part('The player loses as many items as a die shows.', {
          type: chosen('LOSE_DICE', 'loses the roll of a die', 'Its player …'),
          ...DICE,
        }),
        part('The player gains as many items as a die shows.', {
          type: chosen('GAIN_DICE', 'gains the roll of a die'),
          ...DICE,
        }),
        part('The player gains random cards.', {
          type: chosen('GAIN_CARDS', 'gains'),
          cards: whole(1, 20).meta({
            description: 'The number of cards.',
            says: '… random cards',
          }),
        }),
      ])
      .exactOptional()
      .meta({ description: 'The effect of dice; default: none.', title: 'Dice' }),
    also: z.array(ActionEffect).min(1).max(10).exactOptional().meta({
      names: 'FORTUNE_EFFECT',
      says: 'And then: …',
      description:
        'Further effects, in order, all or none. They work like an action’s effects on its actor. Default: none.',
    }),
  })
  .meta({
    title: 'Fortune',
    description:
      'A consequence of a revealed hand besides its prize [Fortunes; rulings F5, X13]. It has an effect of dice or further effects.',
    examples: [
      {
        ...{ fortune: 'WINDFALL', name: 'Windfall' },
        holds: { op: 'EQUAL', of: [{ name: 'placement' }, 1] },
        effect: { type: 'GAIN_DICE', item: 'CHIP', sides: 6 },
      },
      {
        ...{ fortune: 'OMEN', name: 'Omen', rank: 'KNIGHT' },
        also: [
          { type: 'ADD', value: 'PIETY', whose: 'ACTOR', by: 1 },
          { type: 'SET_TEXT', value: 'HERALDRY', text: 'Lucky' },
          {
            ...{ type: 'MOVE', from: 'BANK', to: 'ACTOR', item: 'CHIP' },
            quantity: { name: 'cards' },
          },
        ],
      },
    ],
  });

export type Fortune = z.infer<typeof Fortune>;
