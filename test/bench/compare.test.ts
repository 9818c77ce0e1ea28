import { compare } from '../../bench/src/against/compare';
import type { Pair } from '../../bench/src/against/compare';
import type { Figure } from '../../bench/src/figures';

const figure = (value: number, unit = 'CPU ms'): Figure => ({
  ...{ bench: 'start', case: 'again', unit, peer: 'ridotto' },
  ...{ value, ratio: null },
});

/** Pairs with one figure each, in the order `there`, `here`. */
const pairs = (...values: readonly (readonly [number, number])[]): Pair[] =>
  values.map(([there, here]) => ({ there: [figure(there)], here: [figure(here)] }));

const CLEAR = [100, 110] as const;

it('gives medians, and the ratios of here to there pair by pair', () => {
  const [row] = compare(pairs([100, 200], [400, 200], [200, 300]));
  expect(row).toMatchObject({ there: 200, here: 200, pairs: 3 });
  expect(row?.ratio).toEqual({ median: 1.5, lowest: 0.5, highest: 2 });
});

it.each([
  { title: 'all five dearer', values: [CLEAR, CLEAR, CLEAR, CLEAR, CLEAR], beyond: true },
  {
    title: 'all five cheaper, on a machine that becomes slower',
    values: [
      [100, 90],
      [200, 180],
      [300, 270],
      [400, 360],
      [500, 450],
    ],
    beyond: true,
  },
  {
    title: 'one cheaper among five',
    values: [CLEAR, CLEAR, [100, 99], CLEAR, CLEAR],
    beyond: false,
  },
  {
    title: 'one equal among five',
    values: [CLEAR, CLEAR, [100, 100], CLEAR, CLEAR],
    beyond: false,
  },
  { title: 'four pairs alone', values: [CLEAR, CLEAR, CLEAR, CLEAR], beyond: false },
] satisfies readonly {
  title: string;
  values: readonly (readonly [number, number])[];
  beyond: boolean;
}[])('$title: beyond noise is $beyond', ({ values, beyond }) => {
  expect(compare(pairs(...values))[0]?.isBeyondNoise).toBe(beyond);
});

it('has no ratio, and no verdict, where a figure is negative', () => {
  const [row] = compare(pairs([-1, 5], [2, 5], [2, 5], [2, 5], [2, 5]));
  expect(row).toMatchObject({ ratio: null, isBeyondNoise: false });
});

it('leaves the wall clock out where the case has CPU, and what one side lacks', () => {
  const here = [figure(900, 'ms'), figure(700), figure(3, 'kB')];
  const there = [figure(600, 'ms'), figure(500)];
  const rows = compare([{ here, there }]);
  expect(rows.map(({ unit }) => unit)).toEqual(['CPU ms']);
});

it('keeps the wall clock of a case without CPU', () => {
  const pair = { here: [figure(900, 'ms')], there: [figure(600, 'ms')] };
  expect(compare([pair]).map(({ unit }) => unit)).toEqual(['ms']);
});
