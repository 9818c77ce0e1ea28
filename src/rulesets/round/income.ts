import { z } from 'zod';
import { codeOf, Count, Natural, part, whole, unless } from '../document/fields';
import { formula } from '../expressions/expression-shape';
import { Item } from './item-code';

const Worth = z
  .strictObject({
    item: Item.describe('The item.'),
    worth: whole(1, 1_000_000).describe('The wealth of one piece.'),
  })
  .meta({
    title: 'Part of wealth',
    description: 'The wealth of one piece of an item.',
    examples: [{ item: 'TRUNG', worth: 50 }],
  });

/** The events for which the rules can pay players. */
const INCOME_CAUSES = ['LOT_WON', 'HAND_PLACED', 'TRADE_MADE', 'PROPOSAL_ADOPTED'] as const;
export type IncomeCause = (typeof INCOME_CAUSES)[number];

const PhaseIncome = z
  .strictObject({
    phase: codeOf('PHASE').describe('The phase.'),
    amount: Natural.describe('The amount of the currency.'),
  })
  .meta({
    title: 'Income of a phase',
    description: 'The players’ income when a phase begins, without tax [ruling X7].',
    examples: [{ phase: 'BARTERING', amount: 10 }],
  });

const EventIncome = z
  .strictObject({
    event: z.enum(INCOME_CAUSES).describe('The event.'),
    amount: formula('ACTOR', 'The amount of the currency.'),
  })
  .meta({
    title: 'Income from an event',
    description: 'A player’s income from an event, without tax [ruling AD3].',
    examples: [{ event: 'PROPOSAL_ADOPTED', amount: 10 }],
  });

/** Income is an amount less a tax, and never below 0 [Phases]. */
export const Income = z
  .strictObject({
    amount: Count.describe('The amount of the currency, before tax.'),
    phase: codeOf('PHASE').describe('The phase at whose beginning players gain it.'),
    also: z
      .array(PhaseIncome)
      .max(6)
      .exactOptional()
      .describe('The players’ income when other phases begin, without tax; default: none.'),
    byEvent: z
      .array(EventIncome)
      .min(1)
      .max(INCOME_CAUSES.length)
      .exactOptional()
      .describe('The players’ income from events, without tax; default: none.'),
    onJoining: z
      .boolean()
      .describe('True if a player who joins during a phase with income gains it at once.'),
    tax: part('A tax on wealth.', {
      above: Count.describe('The wealth without tax.'),
      step: Natural.describe('The size of a step of wealth above that.'),
      perStep: Natural.describe('The tax for each step.'),
      maximum: Natural.describe('The maximum tax.'),
      wealth: z
        .array(Worth)
        .min(1)
        .max(100)
        .exactOptional()
        .describe(
          'The items that make up wealth; default: the currency, one each [rulings C1, X3].',
        ),
    })
      .nullable()
      .describe(
        'The tax, such as 5 for every 20 above 300, at most 100 [ruling C1]. Null for no tax.',
      ),
  })
  .superRefine(
    unless(({ amount, tax }) => [
      tax === null || tax.maximum <= amount
        ? null
        : [['tax', 'maximum'], `expected at most ${amount}, the income`],
    ]),
  )
  .describe('The players’ income.');
