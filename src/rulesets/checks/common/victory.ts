/**
 * Victory: each condition is true or false for a player and uses at least one value [rulings X9,
 * AB1, AB4].
 */
import { dynastyVictoryNames } from '../../dynasty/expression-names';
import { expressionProblems, namesIn } from '../../expressions/check-expression';
import type { KnownNames } from '../../expressions/check-expression';
import type { AnyVictoryConditions } from '../../mechanics/victory-conditions';
import { problem } from '../../document/problem';
import type { Problem } from '../../document/problem';
import { victoryNames } from '../../round/victory-names';
import type { DynastyCheck, RoundCheck } from './check';

export const victory: RoundCheck = (ruleset) =>
  problemsOf(ruleset.victoryConditions, victoryNames(ruleset));

export const dynastyVictory: DynastyCheck = (ruleset) =>
  problemsOf(ruleset.victoryConditions, dynastyVictoryNames(ruleset));

const problemsOf = (rules: AnyVictoryConditions | undefined, known: KnownNames): Problem[] =>
  (rules?.conditions ?? []).flatMap((condition, place) => {
    const path = ['victoryConditions', 'conditions', place];
    const problems = expressionProblems(condition, known, 'FLAG', path);
    if (problems.length > 0 || namesIn(condition).length > 0) return problems;
    return [problem(path, 'expected a condition that names a value')];
  });
