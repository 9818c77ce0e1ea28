type Point = { readonly x: number; readonly y: number };
export type Series = {
  readonly id: string;
  readonly name: string;
  readonly points: readonly Point[];
  /** True for the viewer's line, which is emphasised. */
  readonly mine: boolean;
};

/** More lines would be indistinguishable. */
const MOST = 20;

const lastOf = ({ points }: Series): Point => points.at(-1) ?? { x: -Infinity, y: 0 };

/**
 * The lines to draw, in their original order: the highest at the end, and the viewer's own. If
 * there are too many, former players' lines are left out.
 */
export function drawnSeries(series: readonly Series[]): readonly Series[] {
  if (series.length <= MOST) return series;
  const end = Math.max(...series.map((each) => lastOf(each).x));
  const ranked = series
    .filter((each) => each.mine || lastOf(each).x === end)
    .sort((one, other) => Number(other.mine) - Number(one.mine) || lastOf(other).y - lastOf(one).y);
  const drawn = new Set(ranked.slice(0, MOST));
  return series.filter((each) => drawn.has(each));
}

type Entries = { readonly totalCount: number; readonly nodes: readonly object[] };

/**
 * The number of players in the last moment, namely the first to join, and the number of the others.
 */
export type Coverage = { readonly included: number; readonly omitted: number };

export function coverageOf(moments: readonly { readonly entries: Entries }[]): Coverage {
  const last = moments.at(-1)?.entries;
  const included = last?.nodes.length ?? 0;
  return { included, omitted: (last?.totalCount ?? 0) - included };
}
