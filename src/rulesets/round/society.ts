import { z } from 'zod';
import { ROUND_EFFECT_KINDS } from '../document/effect-kinds';
import { Code, Count, Days, SmallCount, Name, Natural } from '../document/fields';
import { Idling } from '../document/seasons';
import { Majority, VoteFormula } from '../mechanics/vote-formula';
import { Item } from './item-code';

/** The rules for players and reputable players [Players; rulings B2, B3]. */
export const Membership = z.strictObject({
  /** The rules-days before a player who left may join again; 0: at once. */
  rejoinAfterDays: z.int().min(0).max(366),
  /** The unbroken rules-days that make a player reputable; 0: from the start. */
  reputableAfterDays: z.int().min(0).max(366),
  losesItemsOnLeaving: z.boolean(),
  idling: Idling,
});

export const SecretActions = z.strictObject({
  /** The rules-days from maturation, at the start of the next phase, to revelation. */
  revelationAfterDays: Days,
});

export const Trade = z.strictObject({
  reputableOnly: z.boolean(),
  /** The maximum number of empty sides in a trade: 2 in the draft, 1 elsewhere [ruling G1]. */
  emptySides: z.int().min(0).max(2),
  /** Items that never move between players. */
  untradable: z.array(Item).max(100),
  /** True if players own ducks and trade with them [ruling G4]. */
  ducks: z.boolean(),
});

export const Contracts = z.strictObject({ reputableOnly: z.boolean() });

/** The popularity of a proposal: the test of the votes for and against [ruling H2]. */
const Popularity = z.discriminatedUnion('test', [
  z.strictObject({ test: z.literal('AGAINST_AT_MOST'), votes: Count }),
  z.strictObject({ test: z.literal('FOR_MORE_THAN_AGAINST') }),
  z.strictObject({ test: z.literal('FOR_AT_LEAST_AGAINST'), minimumVotes: Count }),
  VoteFormula,
]);

const ProposalClass = z.strictObject({
  class: Code,
  name: Name,
  period: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('DAYS'), days: Days }),
    z.strictObject({ type: z.literal('NEXT_PHASE') }),
  ]),
  popularity: Popularity,
  reputableOnly: z.boolean(),
  /** The item that a proposal of the class costs; null for none. */
  uses: Item.nullable(),
  /** The effects that proposals of the class may have; default: all [ruling AK6]. */
  effects: z.array(z.enum(ROUND_EFFECT_KINDS)).max(ROUND_EFFECT_KINDS.length).exactOptional(),
});

export const Proposals = z.strictObject({
  defaultClass: Code,
  classes: z.array(ProposalClass).min(1).max(20),
  /**
   * The further majority for grave effects; default: votes in favour from more than half of the
   * players [ruling AK6].
   */
  graveMajority: Majority,
});

/** The rules for Judges. Default: one Judge, for one week [ruling I1]. */
export const Judge = z.strictObject({
  seats: z.int().min(1).max(9).exactOptional(),
  termWeeks: z.int().min(1).max(52).exactOptional(),
  removalAssents: Natural,
  confidenceWithinDays: Days,
  confidenceDays: Days,
  /**
   * The majority that overturns a ruling; default: more votes to overturn it than to affirm it
   * [ruling AC1].
   */
  confidenceMajority: Majority,
  ownOverturnWithinDays: Days,
});

const SlotSymbol = z.strictObject({ symbol: Code, name: Name, from: Natural, to: Natural });
/** A line of the chart asks for a number of one symbol. The first line that applies pays. */
const SlotLine = z.strictObject({
  symbol: Code,
  inSequence: Natural,
  payout: Count,
  breaksMachine: z.boolean(),
});

export const Tables = z.strictObject({
  slots: z.strictObject({
    price: Natural,
    sittingsPerWeek: Natural,
    sides: Natural,
    rolls: SmallCount,
    symbols: z.array(SlotSymbol).min(1).max(100),
    chart: z.array(SlotLine).min(1).max(100),
    /**
     * SIDE_BY_SIDE (default): only adjacent symbols of a line count together. ANYWHERE: all do
     * [rulings J1, X4].
     */
    counting: z.enum(['SIDE_BY_SIDE', 'ANYWHERE']).exactOptional(),
  }),
  war: z.strictObject({ players: z.literal(2) }),
});

export type JudgeRules = z.infer<typeof Judge>;
export type Popularity = z.infer<typeof Popularity>;
export type ProposalClass = z.infer<typeof ProposalClass>;
export type SlotSymbol = z.infer<typeof SlotSymbol>;
export type SlotLine = z.infer<typeof SlotLine>;
