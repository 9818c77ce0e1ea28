/** The choice of the lines that a plot draws. */
import { drawnSeries } from '../../web/src/ui/plot/plot-series';
import type { Series } from '../../web/src/ui/plot/plot-series';

/** A line with one point for each number. */
const line = (id: string, ys: readonly number[], mine = false): Series => ({
  ...{ id, name: id, mine },
  points: ys.map((y, x) => ({ x, y })),
});
const idsOf = (series: readonly Series[]): readonly string[] => series.map(({ id }) => id);
const twenty = Array.from({ length: 20 }, (_none, at) => line(`p${at}`, [0, at + 1]));

it('draws twenty that end highest, and one’s own', () => {
  const all = [...twenty, line('rich', [0, 50]), line('me', [9, 0], true)];
  expect(idsOf(drawnSeries(all))).toEqual([...idsOf(twenty.slice(2)), 'rich', 'me']);
});

it('counts nobody among those who have the most at the end who left before it', () => {
  expect(idsOf(drawnSeries([line('gone', [900]), ...twenty]))).toEqual(idsOf(twenty));
});

it('draws all lines where they are few, those that break off, too', () => {
  expect(idsOf(drawnSeries([line('gone', [900]), line('here', [1, 2])]))).toEqual(['gone', 'here']);
});
