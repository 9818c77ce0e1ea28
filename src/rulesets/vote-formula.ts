/** When votes are enough, by a formula of the ruleset's own [rulings H2, X5]. */
import { z } from 'zod';
import type { KnownNames, NamedValue } from './expressions/check-expression';
import { expressionProblems } from './expressions/check-expression';
import { flagOf } from './expressions/evaluate';
import type { Expression } from './expressions/expression';
import { ExpressionShape } from './expressions/expression-shape';
import { divisionWords, expressionWords } from './expressions/expression-words';
import { problem } from './problem';
import type { Problem, Segment } from './problem';

/** It is true when a proposal is adopted as its voting period ends. */
export const VoteFormula = z.strictObject({
  test: z.literal('FORMULA'),
  formula: ExpressionShape,
});

export type Votes = {
  readonly votesFor: number;
  readonly votesAgainst: number;
  /** Those who could have voted. */
  readonly players: number;
};

const number = (words: string): NamedValue => ({ type: 'NUMBER', words });
const NAMES = {
  votesFor: number('the votes for it'),
  votesAgainst: number('the votes against it'),
  players: number('the players'),
} as const satisfies Record<keyof Votes, NamedValue>;
const KNOWN: KnownNames = new Map(Object.entries(NAMES));

export const isAdoptedBy = (formula: Expression, votes: Votes): boolean =>
  flagOf(formula, (name) => BigInt(votes[name as keyof Votes]));

/** As plain text, in numbers: "the votes for it × 3 is at least the players × 2". */
export const voteFormulaWords = (formula: Expression): string => expressionWords(formula, KNOWN);

/** What prose says of it, for a table. */
export function voteFormulaProse(formula: Expression): string {
  const division = divisionWords(formula);
  const rest = division === null ? '' : `. ${division.replace(/\.$/, '')}`;
  return `${voteFormulaWords(formula)}, as numbers, at the end${rest}`;
}

const MOST_PLAYERS = 100;

/** The classes of a ruleset that go by a formula: each counts, and can be met. */
export function voteFormulaProblems(
  classes: readonly { readonly popularity: { readonly test: string } }[],
): Problem[] {
  return classes.flatMap(({ popularity }, place) =>
    isFormula(popularity)
      ? found(popularity.formula, ['proposals', 'classes', place, 'popularity', 'formula'])
      : [],
  );
}

const isFormula = (popularity: {
  readonly test: string;
}): popularity is z.infer<typeof VoteFormula> => popularity.test === 'FORMULA';

function found(formula: Expression, path: readonly Segment[]): Problem[] {
  const problems = expressionProblems(formula, KNOWN, 'FLAG', path);
  if (problems.length > 0 || canPass(formula)) return problems;
  return [problem(path, 'expected what a vote of all players for it meets: nothing could pass')];
}

/** Whether all players of some number of them could adopt anything. */
const canPass = (formula: Expression): boolean =>
  Array.from({ length: MOST_PLAYERS }, (_, at) => at + 1).some((players) =>
    isAdoptedBy(formula, { votesFor: players, votesAgainst: 0, players }),
  );
