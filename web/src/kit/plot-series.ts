type Point = { readonly x: number; readonly y: number };
export type Series = {
  readonly id: string;
  readonly name: string;
  readonly points: readonly Point[];
  /** Told from the others by more than its stroke. */
  readonly mine: boolean;
};

/** More could not be told apart. */
const MOST = 20;

const lastOf = ({ points }: Series): Point => points.at(-1) ?? { x: -Infinity, y: 0 };

/**
 * Of the lines those that are drawn: the ones that end highest, and one's own wherever it ends; in their order. Where
 * there are too many, a line that breaks off, of somebody who left, does not end with the others.
 */
export function drawnOf(series: readonly Series[]): readonly Series[] {
  if (series.length <= MOST) return series;
  const end = Math.max(...series.map((each) => lastOf(each).x));
  const ranked = series
    .filter((each) => each.mine || lastOf(each).x === end)
    .sort((one, other) => Number(other.mine) - Number(one.mine) || lastOf(other).y - lastOf(one).y);
  const drawn = new Set(ranked.slice(0, MOST));
  return series.filter((each) => drawn.has(each));
}

type Entries = { readonly totalCount: number; readonly nodes: readonly object[] };

/** Of how many players the last of the moments tells, who joined before the others, and of how many it does not. */
export type Told = { readonly told: number; readonly untold: number };

export function toldIn(moments: readonly { readonly entries: Entries }[]): Told {
  const last = moments.at(-1)?.entries;
  const told = last?.nodes.length ?? 0;
  return { told, untold: (last?.totalCount ?? 0) - told };
}
