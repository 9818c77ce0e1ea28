import { parseRuleset } from '../../src/rulesets';
import type { RoundRuleset } from '../../src/rulesets';
import { copy } from './documents';

type Fortune = RoundRuleset['fortunes'][number];

const fortunes = (cards: readonly number[], effect?: Fortune['effect']): Fortune[] =>
  cards.map((count, at) => ({
    fortune: `OMEN_${at}`,
    name: 'An Omen',
    rank: 'KNIGHT',
    effect: effect ?? { type: 'GAIN_CARDS', cards: count },
  }));

function problemsOf(rows: readonly Fortune[]): unknown {
  const parsed = parseRuleset({ ...copy(), fortunes: rows });
  return parsed.ok ? [] : parsed.problems;
}

const times = (rows: number, cards: number): number[] => Array.from({ length: rows }, () => cards);

describe('the cards of all fortunes', () => {
  test.each([
    ['20 of one', [20]],
    ['100 of five', times(5, 20)],
    ['one each of a hundred', times(100, 1)],
  ])('can be %s [Fortunes; O7]', (_, cards) => {
    expect(problemsOf(fortunes(cards))).toEqual([]);
  });

  it('do not count those that bring something else [Fortunes]', () => {
    const dice: Fortune['effect'] = { type: 'GAIN_DICE', item: 'CHIP', sides: 1_000 };
    expect(problemsOf(fortunes(times(100, 1), dice))).toEqual([]);
  });

  test.each([
    ['21 of one', [21], '/fortunes/0/effect/cards', 'expected at most 20'],
    [
      '101 of six',
      [...times(5, 20), 1],
      '/fortunes',
      'expected fortunes of at most 100 cards together; they have 101',
    ],
    ['those of a hundred and one', times(101, 1), '/fortunes', 'expected a list of at most 100'],
  ])('cannot be %s [Fortunes; O7]', (_, cards, path, message) => {
    expect(problemsOf(fortunes(cards))).toEqual([{ path, message }]);
  });
});
