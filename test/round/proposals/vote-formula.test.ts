import type { Expression } from '../../../src/rulesets';
import { parseRuleset, ruleMarkdown } from '../../../src/rulesets';
import { roundOf } from '../../../src/round/model/state';
import { runningRound, rulesetWith } from '../given';
import { addProposer, adopted, amend, submitted, vote } from './proposal-commands';

const name = (of: string): Expression => ({ name: of });
const times = (by: number, of: string): Expression => ({ op: 'MULTIPLY', of: [name(of), by] });
/** True if two thirds of all players vote for the proposal. */
const MOST: Expression = { op: 'AT_LEAST', of: [times(3, 'votesFor'), times(2, 'players')] };

const governedBy = (formula: Expression) =>
  rulesetWith(({ proposals }) => {
    for (const known of proposals.classes) known.popularity = { test: 'FORMULA', formula };
  });
const problemsOf = (formula: unknown): string[] => {
  const parsed = parseRuleset(governedBy(formula as Expression));
  return parsed.ok ? [] : parsed.problems.map(({ path, message }) => `${path} ${message}`);
};

describe('a vote by formula', () => {
  test.each([
    [2, 1, 2],
    [1, 0, 1],
    [1, 2, 1],
  ])('of %d for and %d against makes revision %d [H2, X5]', (votesFor, against, revision) => {
    const round = runningRound(governedBy(MOST));
    for (const makers of [1, 0, 0]) addProposer(round, makers);
    const effects = [amend({ op: 'replace', path: '/income/amount', value: 170 })];
    const { id, closesAtMs } = submitted(round, 'account-1', { effects });
    for (let voter = 1; voter <= votesFor + against; voter += 1) {
      vote(round, `account-${voter}`, id, voter <= votesFor ? 'FOR' : 'AGAINST');
    }
    expect(round.state.need('proposals', id).status).toBe('OPEN');
    round.advanceTo(closesAtMs);
    expect(roundOf(round.state).revision).toBe(revision);
    expect(round.violations()).toEqual([]);
  });

  it('is itself adopted by vote, and told in the rules [H2, X5]', () => {
    const round = runningRound();
    addProposer(round, 2);
    const path = '/proposals/classes/1/popularity';
    adopted(round, [amend({ op: 'replace', path, value: { test: 'FORMULA', formula: MOST } })]);
    const revision = round.state.need('revisions', 'r2').document;
    expect(ruleMarkdown(revision)).toContain(
      'This: the votes for it × 3 is at least the players × 2, as numbers, at the end',
    );
  });

  test.each([
    ['what is no number of votes', { op: 'MORE', of: [name('chips'), 1] }, /there is no chips/],
    ['a number', name('votesFor'), /formula expected true or false here/],
    ['what never can be', false, /nothing could pass/],
    [
      'more votes than there are players',
      { op: 'MORE', of: [name('votesFor'), name('players')] },
      /nothing could pass/,
    ],
  ])('is refused for %s [X5]', (_, formula, message) => {
    expect(problemsOf(formula)).toEqual([
      expect.stringMatching(message),
      expect.stringMatching(message),
    ]);
  });

  test.each<[string, Expression]>([
    ['all players', { op: 'EQUAL', of: [name('votesFor'), name('players')] }],
    ['nobody against it', { op: 'EQUAL', of: [name('votesAgainst'), 0] }],
    ['ten votes', { op: 'AT_LEAST', of: [name('votesFor'), 10] }],
  ])('may ask for %s [X5]', (_, formula) => {
    expect(problemsOf(formula)).toEqual([]);
  });
});
