import { z } from 'zod';
import { DYNASTY_EFFECT_KINDS } from '../document/effect-kinds';
import { Code, Count, Name, Natural } from '../document/fields';
import { Majority, VoteFormula } from '../mechanics/vote-formula';

/** Hours of rules-time. */
const Hours = z.int().min(1).max(8_784);

/** The test of the votes for and against [ruling L4]. */
const Popularity = z.discriminatedUnion('test', [
  z.strictObject({ test: z.literal('AGAINST_AT_MOST'), votes: Count }),
  z.strictObject({ test: z.literal('FOR_MORE_THAN_AGAINST') }),
  z.strictObject({ test: z.literal('FOR_AT_LEAST_AGAINST'), minimumVotes: Count }),
  /**
   * Votes for it from more than half of the players, or those of its `quorum`, adopt it at once;
   * votes against it from half of them reject it at once; at the end it needs more for than
   * against, and `minimumVotes` in all.
   */
  z.strictObject({
    test: z.literal('QUORUM'),
    minimumVotes: Count,
    quorum: Majority,
    /** True if it waits for the older proposals of its class. */
    oldestFirst: z.boolean(),
  }),
  /**
   * `settles`: it is decided as soon as the remaining votes cannot change the outcome; left out: at
   * the end [AC2].
   */
  VoteFormula.extend({ settles: z.boolean().exactOptional() }),
]);

const DynastyProposalClass = z.strictObject({
  class: Code,
  name: Name,
  /** From submission to the end of the voting period. */
  hours: Hours,
  popularity: Popularity,
  /**
   * One author's limits at a time and in a rules-day, apart from other classes; left out: see
   * ruling AK5.
   */
  mostPending: Natural.exactOptional(),
  mostPerDay: Natural.exactOptional(),
  /** The effects that its proposals may have; left out: all [ruling AK6]. */
  effects: z.array(z.enum(DYNASTY_EFFECT_KINDS)).max(DYNASTY_EFFECT_KINDS.length).exactOptional(),
});

/** Votes about the rules. Earlier documents leave it out: they have no proposals. */
export const DynastyProposals = z
  .strictObject({
    defaultClass: Code,
    classes: z.array(DynastyProposalClass).min(1).max(20),
    /** The further majority for grave effects; left out: votes for it from more than half [ruling AK6]. */
    graveMajority: Majority,
    /** Of one author at a time. */
    mostPending: Natural,
    /** Of one author in a rules-day. */
    mostPerDay: Natural,
  })
  .exactOptional();

export type DynastyProposalClass = z.infer<typeof DynastyProposalClass>;
