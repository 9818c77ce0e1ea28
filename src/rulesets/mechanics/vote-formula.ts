/** The adoption of proposals by a ruleset's own formula [rulings H2, X5, AB3]. */
import { z } from 'zod';
import type { KnownNames, NamedValue } from '../expressions/check-expression';
import { expressionProblems, namesIn } from '../expressions/check-expression';
import { flagOf } from '../expressions/evaluate';
import type { ValueOf } from '../expressions/evaluate';
import type { Expression } from '../expressions/expression';
import { formula } from '../expressions/expression-shape';
import { divisionWords, expressionWords } from '../expressions/expression-words';
import type { Tracking } from './tracked-value';
import { valueNames, valueOfName } from './value-names';
import { Count, part } from '../document/fields';
import { problem } from '../document/problem';
import type { Problem, Segment } from '../document/problem';
import { plain } from '../document/markdown';

const VOTE_FORMULA = {
  test: z.literal('FORMULA'),
  formula: formula(
    'PROPOSAL',
    'True if the proposal is adopted at the end of its voting period [rulings X5, AB3].',
  ),
};

/** Tests of the votes that count them. */
export const VOTE_COUNTS = [
  part('At most some votes are against it.', {
    test: z.literal('AGAINST_AT_MOST'),
    votes: Count.describe('The maximum number of votes against it.'),
  }),
  part('More votes are for it than against it.', { test: z.literal('FOR_MORE_THAN_AGAINST') }),
  part('As many votes are for it as against it, or more.', {
    test: z.literal('FOR_AT_LEAST_AGAINST'),
    minimumVotes: Count.describe('The minimum number of votes in all.'),
  }),
] as const;

/** A test of the votes by a formula. */
export const voteFormula = <Shape extends z.core.$ZodLooseShape>(more: Shape) =>
  part('A formula over the votes.', { ...VOTE_FORMULA, ...more });

export const GRAVE_MAJORITY =
  'The further majority for grave effects; default: votes in favour from more than half of the players [ruling AK6].';

/** A majority, as a formula over the votes in favour, the other votes and the players [AC1]. */
export const majority = (of: VotedOn, description: string) =>
  formula(of, description)
    .exactOptional()
    .meta({ examples: [{ op: 'AT_LEAST', of: [{ name: 'votesFor' }, 3] }] });

export type Votes = {
  readonly votesFor: number;
  readonly votesAgainst: number;
  /** The number of players who could vote. */
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
/** The names of the votes, by the subject of the vote. */
const KNOWN = {
  PROPOSAL: namesOf('the votes for it', 'the votes against it'),
  QUORUM: namesOf('the votes for it', 'the votes against it'),
  RULING: namesOf('the votes to overturn it', 'the votes to affirm it'),
  OFFICE: namesOf('the votes for somebody', 'the votes for others'),
} as const satisfies Readonly<Record<string, KnownNames>>;
type VotedOn = keyof typeof KNOWN;

/**
 * The names of the votes. A vote on a proposal also has the season's public tracked values.
 * Players' values are left out, since a vote has no single player.
 */
export const namesOfVotes = (ruleset: Tracking, of: VotedOn): KnownNames =>
  new Map([
    ...KNOWN[of],
    ...(of === 'PROPOSAL' ? valueNames(ruleset, 'SEASON', (title) => `the season’s ${title}`) : []),
  ]);

const readsValues = (formula: Expression): boolean =>
  namesIn(formula).some((name) => valueOfName(name) !== null);

/**
 * True if the vote is decided as soon as its outcome is certain. A formula that reads values waits
 * for the end, since they can change until then [rulings AB3, AC2].
 */
export const settlesEarly = ({
  formula,
  settles,
}: {
  readonly formula: Expression;
  readonly settles?: boolean;
}): boolean => settles === true && !readsValues(formula);

/**
 * `tracked`: the season's values by code. If the formula reads values, a unanimous vote always
 * adopts the proposal, so that no setting of the values can block all proposals [ruling AB3].
 */
export function isAdoptedBy(formula: Expression, votes: Votes, tracked: ValueOf): boolean {
  if (readsValues(formula) && votes.players > 0 && votes.votesFor === votes.players) return true;
  return flagOf(formula, (name) => {
    const value = valueOfName(name);
    return value === null ? BigInt(votes[name as keyof Votes]) : tracked(value);
  });
}

/** The formula as plain text: "the votes for it × 3 is at least the players × 2". */
export const voteFormulaWords = (
  formula: Expression,
  ruleset: Tracking,
  of: VotedOn = 'PROPOSAL',
): string => expressionWords(formula, namesOfVotes(ruleset, of));

/** The formula as prose within a sentence. */
export function voteFormulaProse(
  formula: Expression,
  ruleset: Tracking,
  of: VotedOn = 'PROPOSAL',
  when = ', at the end',
): string {
  const division = divisionWords(formula);
  const sentences = [
    `${plain(voteFormulaWords(formula, ruleset, of))}, as numbers${when}`,
    ...(readsValues(formula)
      ? ['A proposal that all players are for is adopted whatever the ' + 'numbers say']
      : []),
    ...(division === null ? [] : [division.replace(/\.$/, '')]),
  ];
  return sentences.join('. ');
}

const MOST_PLAYERS = 100;

type GoneBy = {
  readonly test: string;
  readonly formula?: Expression | undefined;
  readonly quorum?: Expression | undefined;
};

/**
 * The problems of the classes' formulas and quorums. Each must give a flag, and some votes must
 * meet it.
 */
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

/** The problems of a majority; none if it is left out. */
export function majorityProblems(
  ruleset: Tracking,
  formula: Expression | undefined,
  of: VotedOn,
  path: readonly Segment[],
): Problem[] {
  if (formula === undefined) return [];
  const problems = expressionProblems(formula, namesOfVotes(ruleset, of), 'FLAG', path);
  if (problems.length > 0 || canPass(formula)) return problems;
  return [
    problem(
      path,
      'expected a formula that is true if all players vote for it: otherwise nothing could pass',
    ),
  ];
}

/** True if the votes of all players could adopt a proposal, for some number of players. */
const canPass = (formula: Expression): boolean =>
  Array.from({ length: MOST_PLAYERS }, (_, at) => at + 1).some((players) =>
    isAdoptedBy(formula, { votesFor: players, votesAgainst: 0, players }, () => 0n),
  );
