import { z } from 'zod';
import { CHANNELS } from '../document/channels';
import { Code, Hours, Name, part, whole } from '../document/fields';
import { formula } from '../expressions/expression-shape';
import { ActionEffect, Cost, whenIn, Who } from './action';
import { CitedRule } from './cited-rule';

const Bound = whole(-1_000_000_000, 1_000_000_000);
/** The maximum number of parts of a declaration. */
export const MOST_DECLARED = 5;
const common = {
  name: Code.describe('The part’s code, which the declared text and formulas use.'),
  title: Name,
};

/** A part of a declaration. The declared text has it under its name. */
const Declared = z.discriminatedUnion('type', [
  part('One of several choices.', {
    ...common,
    type: z.literal('CHOICE'),
    choices: z
      .array(part('A choice.', { choice: Code.describe('The choice’s code.'), title: Name }))
      .min(2)
      .max(20)
      .describe('The choices.'),
  }),
  part('A whole number from `least` to `most`.', {
    ...common,
    type: z.literal('NUMBER'),
    least: Bound.describe('The lowest number.'),
    most: Bound.describe('The highest number.'),
  }),
  part('Another player, a card of the deck, or, in a round, a standing lot.', {
    ...common,
    type: z.enum(['PLAYER', 'CARD', 'LOT']).describe('The kind of thing.'),
  }),
]);

const SecretAction = z
  .strictObject({
    action: Code.describe('The secret action’s code. No action of `actions` has the same.'),
    title: Name,
    rule: CitedRule,
    who: Who.exactOptional().describe('The players who may commit it; default: any player.'),
    when: whenIn('ACTOR')
      .exactOptional()
      .describe('The times at which it may be committed; default: at any time.'),
    declares: z
      .array(Declared)
      .min(1)
      .max(MOST_DECLARED)
      .describe(
        'The parts of the declaration, which stay secret until it is revealed. At most one part is a player or a card. It is the target of the effects.',
      ),
    channel: z
      .enum(CHANNELS)
      .exactOptional()
      .describe('The channel in which it is committed and revealed. Default: `GAME_ACTIONS`.'),
    maturesAfterHours: Hours.exactOptional().describe(
      'The maturation date, in rules-hours after the commitment. Default: the beginning of the next phase; in a dynasty, a day later.',
    ),
    revealedWithinHours: Hours.exactOptional().describe(
      'The revelation date, in rules-hours after the maturation date. Default: three days.',
    ),
    cost: Cost.describe('The items that it costs as it is revealed. They are destroyed.'),
    requires: formula(
      'SECRET_ACTION',
      'The condition. It fails as it is revealed while this is false. Default: true.',
    ).exactOptional(),
    effects: z
      .array(ActionEffect)
      .min(1)
      .max(10)
      .meta({ names: 'SECRET_ACTION', description: 'The effects, in order, as it is revealed.' }),
    failureEffects: z.array(ActionEffect).min(1).max(10).exactOptional().meta({
      names: 'ACTOR',
      description:
        'The effects on its player as it fails because of its text, its declaration, its player’s delay, or a new attempt after it matured. They have no target and read nothing declared. Default: none.',
    }),
  })
  .meta({
    title: 'Secret action',
    description: 'A secret action that players have made by vote [Secret Information; ruling Z7].',
    examples: [
      {
        ...{ action: 'WAGER', title: 'Wager', cost: [{ item: 'CHIP', quantity: 1 }] },
        declares: [{ name: 'STAKE', title: 'Stake', type: 'NUMBER', least: 1, most: 6 }],
        effects: [
          {
            ...{ type: 'MOVE', from: 'BANK', to: 'ACTOR', item: 'CHIP' },
            quantity: { name: 'declared:STAKE' },
          },
        ],
      },
      {
        ...{ action: 'AMBUSH', title: 'Ambush', rule: 'duck-feast', cost: [] },
        who: { type: 'WHOEVER', holds: { op: 'LESS', of: [{ name: 'value:PIETY' }, 5] } },
        when: { holds: { op: 'AT_LEAST', of: [{ name: 'item:CHIP' }, 1] } },
        declares: [
          {
            ...{ name: 'PLACE', title: 'Place', type: 'CHOICE' },
            choices: [
              { choice: 'BRIDGE', title: 'Bridge' },
              { choice: 'FORD', title: 'Ford' },
            ],
          },
          { name: 'RIVAL', title: 'Rival', type: 'PLAYER' },
        ],
        ...{ channel: 'TABLES', maturesAfterHours: 12, revealedWithinHours: 24 },
        requires: { name: 'declared:PLACE:BRIDGE' },
        effects: [
          { type: 'ADD', value: 'PIETY', whose: 'TARGET', by: -1 },
          { type: 'SET_TEXT', value: 'HERALDRY', text: 'Bold' },
        ],
        failureEffects: [
          { type: 'ADD', value: 'PIETY', whose: 'ACTOR', by: -1 },
          { type: 'SET_TEXT', value: 'HERALDRY', text: 'Rash' },
          { type: 'MOVE', from: 'BANK', to: 'ACTOR', item: 'CHIP', quantity: 1 },
        ],
      },
      {
        ...{ action: 'VERDICT', title: 'Verdict', cost: [] },
        who: { type: 'OFFICE', offices: ['HERALD'] },
        declares: [{ name: 'GUILTY', title: 'Guilty', type: 'PLAYER' }],
        effects: [{ type: 'SET', value: 'SWORN', whose: 'TARGET', by: false }],
      },
    ],
  });

export type SecretAction = z.infer<typeof SecretAction>;
/** A part of a declaration, as the rules describe it. */
export type DeclaredPart = SecretAction['declares'][number];

export const SecretActions = z
  .array(SecretAction)
  .max(20)
  .exactOptional()
  .describe('The secret actions that players have made by vote; default: none.');
