import { z } from 'zod';
import { DYNASTY_EFFECT_KINDS } from '../document/effect-kinds';
import { Code, codeOf, Count, Hours, Name, Natural, part } from '../document/fields';
import { GRAVE_MAJORITY, majority, VOTE_COUNTS, voteFormula } from '../mechanics/vote-formula';

const Popularity = z.discriminatedUnion('test', [
  ...VOTE_COUNTS,
  part(
    'Votes for the proposal from more than half of the players, or from the majority in `quorum`, adopt the proposal at once. Votes against it from half of the players reject it at once. At the end of its voting period it needs more votes for than against, and `minimumVotes` in all.',
    {
      test: z.literal('QUORUM'),
      minimumVotes: Count.describe('The minimum number of votes in all.'),
      quorum: majority(
        'QUORUM',
        'The majority that adopts it at once; default: more than half of the players.',
      ),
      oldestFirst: z
        .boolean()
        .describe('True if a proposal waits for the older proposals of its class.'),
    },
  ),
  voteFormula({
    settles: z
      .boolean()
      .exactOptional()
      .describe(
        'True if the vote is decided as soon as the remaining votes cannot change the outcome; default: at the end [ruling AC2].',
      ),
  }),
]);

const DynastyProposalClass = z
  .strictObject({
    class: Code.describe('The class’s code.'),
    name: Name,
    hours: Hours.describe('The rules-hours from submission to the end of the voting period.'),
    popularity: Popularity.describe('The test of the votes for and against [ruling L4].'),
    mostPending: Natural.exactOptional().describe(
      'The maximum number of one author’s pending proposals of this class alone; default: see ruling AK5.',
    ),
    mostPerDay: Natural.exactOptional().describe(
      'The maximum number of one author’s proposals of this class alone in a rules-day; default: see ruling AK5.',
    ),
    effects: z
      .array(z.enum(DYNASTY_EFFECT_KINDS))
      .max(DYNASTY_EFFECT_KINDS.length)
      .exactOptional()
      .describe('The effects that proposals of the class may have; default: all [ruling AK6].'),
  })
  .meta({
    title: 'Class of proposals',
    description: 'A class of proposals. Its author chooses it.',
    examples: [
      {
        ...{ class: 'LONG', name: 'Long', hours: 168 },
        popularity: { test: 'FOR_MORE_THAN_AGAINST' },
      },
      {
        ...{ class: 'QUIET', name: 'Quiet', hours: 48, mostPending: 1, mostPerDay: 1 },
        ...{ popularity: { test: 'AGAINST_AT_MOST', votes: 2 }, effects: ['AMEND_RULESET'] },
      },
      {
        ...{ class: 'TWO_THIRDS', name: 'Two Thirds', hours: 48 },
        popularity: {
          test: 'FORMULA',
          formula: {
            op: 'AT_LEAST',
            of: [{ name: 'votesFor' }, { op: 'MULTIPLY', of: [{ name: 'votesAgainst' }, 2] }],
          },
          settles: true,
        },
      },
    ],
  });

/** Earlier documents lack this property. */
export const DynastyProposals = part(
  'The rules for proposals, on which players vote; default: a dynasty has no proposals.',
  {
    defaultClass: codeOf('PROPOSAL_CLASS').describe('The class of a proposal that names none.'),
    classes: z.array(DynastyProposalClass).min(1).max(20).describe('The classes of proposals.'),
    graveMajority: majority('QUORUM', GRAVE_MAJORITY),
    mostPending: Natural.describe('The maximum number of one author’s pending proposals.'),
    mostPerDay: Natural.describe('The maximum number of one author’s proposals in a rules-day.'),
  },
).exactOptional();

export type DynastyProposalClass = z.infer<typeof DynastyProposalClass>;
