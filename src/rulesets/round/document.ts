import { z } from 'zod';
import { Articles } from '../articles/article';
import { Code, Name, Natural, part, unless, whole } from '../document/fields';
import { RoundHosting, Pausing } from '../document/seasons';
import { Actions } from '../mechanics/action';
import { SecretActions as AdditionalSecretActions } from '../mechanics/secret-action';
import { Offices } from '../mechanics/office';
import { TrackedValues } from '../mechanics/tracked-value';
import { CONDITIONS, TIES, UNDECIDED } from '../mechanics/victory-conditions';
import { Auction, Exchange, Hands, Prize } from './auction';
import { Fortune } from './fortune';
import { Deck } from './deck';
import { Income } from './income';
import { Item } from './item-code';
import { Contracts, Judge, Membership, Proposals, SecretActions, Tables, Trade } from './society';

export const VictoryConditions = z.strictObject({
  ...CONDITIONS,
  tie: z
    .enum(['MOST_WEALTH', ...UNDECIDED])
    .meta({ description: 'The winner if several players meet the conditions at once.', ...TIES }),
});

export type VictoryConditions = z.infer<typeof VictoryConditions>;

const Phase = z
  .strictObject({
    phase: Code.describe('The phase’s code.'),
    name: Name,
    days: z
      .array(whole(0, 6).describe('A day of the week.'))
      .min(1)
      .max(7)
      .superRefine(
        // A phase starts once a week, so its days are consecutive, also across the week's end.
        unless((days) =>
          days.map((day, at) => {
            const before = days[at - 1];
            return before === undefined || day === (before + 1) % 7
              ? null
              : [[at], `expected the day after ${before}`];
          }),
        ),
      )
      .describe('The days of the phase in order, from 0 for Sunday to 6 for Saturday.'),
  })
  .meta({
    title: 'Phase',
    description: 'A phase of the week. Each day belongs to one phase.',
    examples: [{ phase: 'REST', name: 'Rest', days: [0] }],
  });

const ItemKind = z
  .strictObject({
    item: (Code as z.ZodType as typeof Item).describe('The item’s code.'),
    name: Name,
    plural: Name.describe('The name of several.'),
    quack: z.boolean().describe('True for a Quack item, which ducks cannot receive [ruling G4].'),
  })
  .meta({
    title: 'Item',
    description: 'A kind of item that players can have, besides cards.',
    examples: [{ item: 'MARBLE', name: 'Marble', plural: 'Marbles', quack: false }],
  });

/**
 * A complete ruleset of the Auction Casino as data. The engine reads properties and never asks
 * which edition it plays. Procedures that differ are a closed union.
 */
export const RoundRuleset = z.strictObject({
  kind: z.literal('ROUND').describe('The game.'),
  edition: z
    .string()
    .regex(/^[a-z0-9-]{1,60}\/[a-z0-9-]{1,60}$/, 'expected an id such as round-10/early')
    .describe('The id of the edition that the rules are based on.'),
  title: Name,
  rulesDaySeconds: whole(1, 31_536_000).describe(
    'The length of one rules-day in real seconds [ruling A4].',
  ),
  steward: z
    .boolean()
    .describe('True if the server does at once what any player may do [ruling E5].'),
  warningPart: whole(2, 1_000)
    .exactOptional()
    .describe(
      'A player is warned when this part of the time to reveal or to vote is left: 6 is the last sixth. Default: no warnings [ruling S25].',
    ),
  phases: z
    .array(Phase)
    .min(2)
    .max(7)
    .superRefine(
      unless((phases) =>
        [0, 1, 2, 3, 4, 5, 6].map((day) => {
          const times = phases.flatMap(({ days }) => days).filter((each) => each === day).length;
          const found = times === 0 ? 'in none' : 'more than once';
          return times === 1
            ? null
            : [[], `expected day ${day} in exactly one phase; it is ${found}`];
        }),
      ),
    )
    .describe('The phases of the week, in order.'),
  currency: Item.describe('The unit of bids, prices, income and wealth.'),
  items: z.array(ItemKind).min(1).max(100).describe('Every item that is not a card.'),
  membership: Membership,
  income: Income,
  deck: Deck,
  auction: Auction,
  hands: Hands,
  prizes: z.array(Prize).min(1).max(100).describe('The prizes of hands, by placement.'),
  fortunes: z.array(Fortune).max(100).describe('The consequences of hands besides prizes.'),
  secretActions: SecretActions.nullable().describe(
    'The rules for secret actions, such as sealed bids and hands; null for none.',
  ),
  exchanges: z.array(Exchange).max(100).describe('The exchanges of "trading in".'),
  trade: Trade,
  contracts: Contracts.nullable().describe('The rules for contracts; null for none.'),
  proposals: Proposals,
  judge: Judge.nullable().meta({
    description:
      'The rules for Judges; null for none. By default there is one, for one week [ruling I1].',
    examples: [
      {
        ...{ seats: 1, termWeeks: 2, removalAssents: 2, confidenceWithinDays: 4 },
        ...{ confidenceDays: 2, ownOverturnWithinDays: 7 },
      },
    ],
  }),
  tables: Tables.nullable().describe('The slot machine and war; null for neither.'),
  victory: part('A number of one item.', {
    item: Item.describe('The item.'),
    quantity: Natural.describe('The number of items.'),
  })
    .nullable()
    .describe('This many of one item win the round at once. Null if the text names no victory.'),
  victoryConditions: VictoryConditions.exactOptional().meta({
    description: 'Further conditions of victory; default: none [ruling X9].',
    examples: [
      {
        conditions: [{ op: 'AT_LEAST', of: [{ name: 'wealth' }, 5_000] }],
        meet: 'ANY',
        tie: 'SHARED',
      },
    ],
  }),
  hosting: RoundHosting,
  pausing: Pausing,
  articles: Articles,
  trackedValues: TrackedValues,
  actions: Actions,
  additionalSecretActions: AdditionalSecretActions,
  offices: Offices,
});

export type RoundRuleset = z.infer<typeof RoundRuleset>;
