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

/** How many votes are enough, of those in favour, those otherwise, and the players; left out: as usual [AC1]. */
export const Majority = ExpressionShape.exactOptional();

export type Votes = {
  readonly votesFor: number;
  readonly votesAgainst: number;
  /** Those who could have voted. */
  readonly players: number;
};

const namesOf = (votesFor: string, votesAgainst: string): KnownNames => {
  const words: Readonly<Record<keyof Votes, string>> = {
    ...{ votesFor, votesAgainst },
    players: 'the players',
  };
  return new Map(
    Object.entries(words).map(([name, said]): [string, NamedValue] => [
      name,
      { type: 'NUMBER', words: said },
    ]),
  );
};
/** What is voted on, by what its votes are called. */
const KNOWN = {
  PROPOSAL: namesOf('the votes for it', 'the votes against it'),
  QUORUM: namesOf('the votes for it', 'the votes against it'),
  RULING: namesOf('the votes to overturn it', 'the votes to affirm it'),
  OFFICE: namesOf('the votes for somebody', 'the votes for others'),
} as const satisfies Readonly<Record<string, KnownNames>>;
type VotedOn = keyof typeof KNOWN;

/** The votes, and what all may see of the season's tracked values: a vote is nobody's own. */
const namesOfVotes = (ruleset: Tracking, of: VotedOn): KnownNames =>
  new Map([
    ...KNOWN[of],
    ...(of === 'PROPOSAL' ? valueNames(ruleset, 'SEASON', (title) => `the season’s ${title}`) : []),
  ]);

export const isAdoptedBy = (formula: Expression, votes: Votes): boolean =>
  flagOf(formula, (name) => BigInt(votes[name as keyof Votes]));

/** As plain text, in numbers: "the votes for it × 3 is at least the players × 2". */
export const voteFormulaWords = (formula: Expression): string => expressionWords(formula, KNOWN);

/** What prose says of it, within a sentence. */
export function voteFormulaProse(
  formula: Expression,
  ruleset: Tracking,
  of: VotedOn = 'PROPOSAL',
  when = ', at the end',
): string {
  const division = divisionWords(formula);
  const rest = division === null ? '' : `. ${division.replace(/\.$/, '')}`;
  return `${voteFormulaWords(formula)}, as numbers, at the end${rest}`;
}

const MOST_PLAYERS = 100;

type GoneBy = {
  readonly test: string;
  readonly formula?: Expression | undefined;
  readonly quorum?: Expression | undefined;
};

/** The classes of a ruleset that go by a formula, or have a quorum of their own: each counts, and can be met. */
export const voteFormulaProblems = (
  ruleset: Tracking,
  classes: readonly { readonly popularity: GoneBy }[],
): Problem[] =>
  classes.flatMap(({ popularity }, place) =>
    (['formula', 'quorum'] as const).flatMap((name) =>
      majorityProblems(ruleset, popularity[name], name === 'quorum' ? 'QUORUM' : 'PROPOSAL', [
        ...['proposals', 'classes', place, 'popularity', name],
      ]),
    ),
  );

/** What is wrong with a majority, if there is one. */
export function majorityProblems(
  ruleset: Tracking,
  formula: Expression | undefined,
  of: VotedOn,
  path: readonly Segment[],
): Problem[] {
  if (formula === undefined) return [];
  const problems = expressionProblems(formula, namesOfVotes(ruleset, of), 'FLAG', path);
  if (problems.length > 0 || canPass(formula)) return problems;
  return [problem(path, 'expected what a vote of all players for it meets: nothing could pass')];
}

/** Whether all players of some number of them could adopt anything. */
const canPass = (formula: Expression): boolean =>
  Array.from({ length: MOST_PLAYERS }, (_, at) => at + 1).some((players) =>
    isAdoptedBy(formula, { votesFor: players, votesAgainst: 0, players }, () => 0n),
  );
