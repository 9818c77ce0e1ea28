import { z } from 'zod';
import { ROUND_EFFECT_KINDS } from '../document/effect-kinds';
import {
  Code,
  codeOf,
  Count,
  Days,
  Name,
  Natural,
  part,
  SmallCount,
  unless,
  whole,
} from '../document/fields';
import { Idling } from '../document/seasons';
import { GRAVE_MAJORITY, majority, VOTE_COUNTS, voteFormula } from '../mechanics/vote-formula';
import { Item } from './item-code';

export const Membership = part(
  'The rules for players and reputable players [Players; rulings B2, B3].',
  {
    rejoinAfterDays: whole(0, 366).describe(
      'The rules-days before a player who left may join again; 0: at once.',
    ),
    reputableAfterDays: whole(0, 366).describe(
      'The unbroken rules-days that make a player reputable; 0: from the start.',
    ),
    losesItemsOnLeaving: z.boolean().describe('True if a player who leaves loses all items.'),
    idling: Idling,
  },
);

export const SecretActions = z.strictObject({
  revelationAfterDays: Days.describe(
    'The rules-days from maturation, at the start of the next phase, to revelation.',
  ),
});

export const Trade = part('The rules for trades.', {
  reputableOnly: z.boolean().describe('True if only reputable players may trade.'),
  emptySides: whole(0, 2).describe(
    'The maximum number of empty sides in a trade: 2 in the draft, 1 elsewhere [ruling G1].',
  ),
  untradable: z.array(Item).max(100).describe('Items that never move between players.'),
  ducks: z.boolean().describe('True if players own ducks and trade with them [ruling G4].'),
});

export const Contracts = z.strictObject({
  reputableOnly: z.boolean().describe('True if only reputable players may make contracts.'),
});

const Popularity = z.discriminatedUnion('test', [...VOTE_COUNTS, voteFormula({})]);

const ProposalClass = z
  .strictObject({
    class: Code.describe('The class’s code.'),
    name: Name,
    period: z
      .discriminatedUnion('type', [
        part('A number of rules-days.', {
          type: z.literal('DAYS'),
          days: Days.describe('The number of rules-days.'),
        }),
        part('Until the next phase begins.', { type: z.literal('NEXT_PHASE') }),
      ])
      .describe('The voting period.'),
    popularity: Popularity.describe('The test of the votes for and against [ruling H2].'),
    reputableOnly: z.boolean().describe('True if only reputable players may vote on it.'),
    uses: Item.nullable().describe('The item that a proposal of the class costs; null for none.'),
    effects: z
      .array(z.enum(ROUND_EFFECT_KINDS))
      .max(ROUND_EFFECT_KINDS.length)
      .exactOptional()
      .describe('The effects that proposals of the class may have; default: all [ruling AK6].'),
  })
  .meta({
    title: 'Class of proposals',
    description: 'A class of proposals. Its author chooses it.',
    examples: [
      {
        ...{ class: 'LONG', name: 'Long', reputableOnly: false, uses: null },
        ...{ period: { type: 'DAYS', days: 7 }, popularity: { test: 'FOR_MORE_THAN_AGAINST' } },
        effects: ['AMEND_RULESET', 'GIVE_ITEMS'],
      },
      {
        ...{ class: 'TWO_THIRDS', name: 'Two Thirds', reputableOnly: false, uses: 'TRUNG' },
        period: { type: 'NEXT_PHASE' },
        popularity: {
          test: 'FORMULA',
          formula: {
            op: 'AT_LEAST',
            of: [{ name: 'votesFor' }, { op: 'MULTIPLY', of: [{ name: 'votesAgainst' }, 2] }],
          },
        },
      },
    ],
  });

export const Proposals = part('The rules for proposals, on which players vote.', {
  defaultClass: codeOf('PROPOSAL_CLASS').describe('The class of a proposal that names none.'),
  classes: z.array(ProposalClass).min(1).max(20).describe('The classes of proposals.'),
  graveMajority: majority('QUORUM', GRAVE_MAJORITY),
});

export const Judge = z.strictObject({
  seats: whole(1, 9).exactOptional().describe('The number of Judges at a time; default: one.'),
  termWeeks: whole(1, 52).exactOptional().describe('The length of a term in weeks; default: one.'),
  removalAssents: Natural.describe('The number of assents that remove a Judge.'),
  confidenceWithinDays: Days.describe(
    'The rules-days after a ruling in which a vote of confidence in it can begin.',
  ),
  confidenceDays: Days.describe('The length of a vote of confidence in rules-days.'),
  confidenceMajority: majority(
    'RULING',
    'The majority that overturns a ruling; default: more votes to overturn it than to affirm it [ruling AC1].',
  ),
  ownOverturnWithinDays: Days.describe(
    'The rules-days after a ruling in which a Judge can overturn it.',
  ),
});

const SlotSymbol = z
  .strictObject({
    symbol: Code.describe('The symbol’s code.'),
    name: Name,
    from: Natural.describe('The lowest roll that shows it.'),
    to: Natural.describe('The highest roll that shows it.'),
  })
  .meta({
    title: 'Symbol of the slot machine',
    description: 'A symbol. Each roll of the die shows one.',
    examples: [{ symbol: 'BELL', name: 'Bell', from: 21, to: 24 }],
  });
const SlotLine = z
  .strictObject({
    symbol: codeOf('SYMBOL').describe('The symbol.'),
    inSequence: Natural.describe('The number of symbols.'),
    payout: Count.describe('The pay in the currency.'),
    breaksMachine: z.boolean().describe('True if the machine breaks.'),
  })
  .meta({
    title: 'Line of the slot machine’s chart',
    description:
      'A line of the chart asks for a number of one symbol. The first line that applies pays.',
    examples: [{ symbol: 'JOKER', inSequence: 1, payout: 2, breaksMachine: false }],
  });

type SlotFault = readonly [path: readonly (string | number)[], message: string];

/** Each roll of the die shows one symbol. */
function symbolFaults(symbols: readonly SlotSymbol[], sides: number): readonly SlotFault[] {
  const byRoll = symbols
    .map((symbol, place) => ({ ...symbol, place }))
    .sort((a, b) => a.from - b.from);
  let next = 1;
  const faults: SlotFault[] = [];
  for (const { from, to, place } of byRoll) {
    if (from !== next) faults.push([['symbols', place, 'from'], `expected ${next}`]);
    if (to < from) faults.push([['symbols', place, 'to'], `expected ${from} or more`]);
    next = Math.max(next, to + 1);
  }
  return next === sides + 1
    ? faults
    : [...faults, [['sides'], `expected ${next - 1}, the last roll shown`]];
}

export const Tables = z.strictObject({
  slots: z
    .strictObject({
      price: Natural.describe('The price of a spin in the currency.'),
      sittingsPerWeek: Natural.describe('The number of sittings of a player in a week.'),
      sides: Natural.describe('The number of sides of the die.'),
      rolls: SmallCount.describe('The number of rolls in a spin.'),
      symbols: z.array(SlotSymbol).min(1).max(100).describe('The symbols, by roll.'),
      chart: z.array(SlotLine).min(1).max(100).describe('The lines that pay, best first.'),
      counting: z
        .enum(['SIDE_BY_SIDE', 'ANYWHERE'])
        .exactOptional()
        .meta({
          description:
            'SIDE_BY_SIDE (default): only adjacent symbols of a line count together. ANYWHERE: all do [rulings J1, X4].',
          examples: ['ANYWHERE'],
        }),
    })
    .superRefine(
      unless(({ symbols, sides, chart, rolls }) => [
        ...symbolFaults(symbols, sides),
        ...chart.map(({ inSequence }, at): SlotFault | null =>
          inSequence <= rolls
            ? null
            : [['chart', at, 'inSequence'], `expected at most ${rolls}, the rolls`],
        ),
      ]),
    )
    .describe('The slot machine.'),
  war: part('War.', { players: z.literal(2).describe('The number of players.') }),
});

export type JudgeRules = z.infer<typeof Judge>;
export type Popularity = z.infer<typeof Popularity>;
export type ProposalClass = z.infer<typeof ProposalClass>;
export type SlotSymbol = z.infer<typeof SlotSymbol>;
export type SlotLine = z.infer<typeof SlotLine>;
