/** Votes: each formula gives a flag, and some votes meet it [rulings X5, AB3, AC1]. */
import { majorityProblems, voteFormulaProblems } from '../../mechanics/vote-formula';
import type { DynastyCheck, RoundCheck } from './check';

const GRAVE = ['proposals', 'graveMajority'] as const;

export const voteFormulas: RoundCheck = (ruleset) => [
  ...voteFormulaProblems(ruleset, ruleset.proposals.classes),
  ...majorityProblems(ruleset, ruleset.proposals.graveMajority, 'QUORUM', GRAVE),
  ...majorityProblems(ruleset, ruleset.judge?.confidenceMajority, 'RULING', [
    ...['judge', 'confidenceMajority'],
  ]),
];

export const dynastyVoteFormulas: DynastyCheck = (ruleset) => [
  ...voteFormulaProblems(ruleset, ruleset.proposals?.classes ?? []),
  ...majorityProblems(ruleset, ruleset.proposals?.graveMajority, 'QUORUM', GRAVE),
];
