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

const lastOf = ({ points }: Series): number => points.at(-1)?.y ?? 0;

/** Of the lines those that are drawn: the ones that end highest, and one's own wherever it ends; in their order. */
export function drawnOf(series: readonly Series[]): readonly Series[] {
  const ranked = [...series].sort(
    (one, other) => Number(other.mine) - Number(one.mine) || lastOf(other) - lastOf(one),
  );
  const drawn = new Set(ranked.slice(0, MOST));
  return series.filter((each) => drawn.has(each));
}

type Entries = { readonly totalCount: number; readonly nodes: readonly object[] };

/** How many players are not even told of at the last of the moments. */
export function untoldIn(moments: readonly { readonly entries: Entries }[]): number {
  const last = moments.at(-1)?.entries;
  return last === undefined ? 0 : last.totalCount - last.nodes.length;
}
