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
   * Votes for the proposal from more than half of the players, or from the majority in `quorum`,
   * adopt the proposal at once. Votes against it from half of the players reject it at once. At the
   * end of its voting period it needs more votes for than against, and `minimumVotes` in all.
   */
  z.strictObject({
    test: z.literal('QUORUM'),
    minimumVotes: Count,
    quorum: Majority,
    /** True if a proposal waits for the older proposals of its class. */
    oldestFirst: z.boolean(),
  }),
  /**
   * `settles`: the vote is decided as soon as the remaining votes cannot change the outcome;
   * default: at the end [AC2].
   */
  VoteFormula.extend({ settles: z.boolean().exactOptional() }),
]);

const DynastyProposalClass = z.strictObject({
  class: Code,
  name: Name,
  /** The time from submission to the end of the voting period. */
  hours: Hours,
  popularity: Popularity,
  /**
   * The limits of one author in this class alone: on open proposals, and on proposals in a
   * rules-day. Default: see ruling AK5.
   */
  mostPending: Natural.exactOptional(),
  mostPerDay: Natural.exactOptional(),
  /** The effects that proposals of the class may have; default: all [ruling AK6]. */
  effects: z.array(z.enum(DYNASTY_EFFECT_KINDS)).max(DYNASTY_EFFECT_KINDS.length).exactOptional(),
});

/**
 * The rules for proposals, on which players vote. Earlier documents lack this property, so their
 * dynasties have no proposals.
 */
export const DynastyProposals = z
  .strictObject({
    defaultClass: Code,
    classes: z.array(DynastyProposalClass).min(1).max(20),
    /**
     * The further majority for grave effects; default: votes in favour from more than half of the
     * players [ruling AK6].
     */
    graveMajority: Majority,
    /** The maximum number of one author's pending proposals. */
    mostPending: Natural,
    /** The maximum number of one author's proposals in a rules-day. */
    mostPerDay: Natural,
  })
  .exactOptional();

export type DynastyProposalClass = z.infer<typeof DynastyProposalClass>;
