/** Victory: each condition is true or false of a player, and speaks of something [ruling X9]. */
import { expressionProblems, namesIn } from '../expressions/check-expression';
import { problem } from '../problem';
import { victoryNames } from '../round/victory-conditions';
import type { Sense } from './sense';

export const victory: Sense = (ruleset) => {
  const known = victoryNames(ruleset);
  return (ruleset.victoryConditions?.conditions ?? []).flatMap((condition, place) => {
    const path = ['victoryConditions', 'conditions', place];
    const problems = expressionProblems(condition, known, 'FLAG', path);
    if (problems.length > 0 || namesIn(condition).length > 0) return problems;
    return [problem(path, 'expected a condition that speaks of what a player has')];
  });
};
