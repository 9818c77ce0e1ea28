/** Proposals: what adopts them by a formula counts, and can be met [ruling X5]. */
import { voteFormulaProblems } from '../vote-formula';
import type { DynastySense, Sense } from './sense';

export const voteFormulas: Sense = ({ proposals }) => voteFormulaProblems(proposals.classes);

export const dynastyVoteFormulas: DynastySense = ({ proposals }) =>
  voteFormulaProblems(proposals?.classes ?? []);
