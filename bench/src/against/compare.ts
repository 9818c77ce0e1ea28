import { median } from '../figures';
import type { Figure } from '../figures';

/** The figures of one turn: the other commit's and this tree's, measured one after the other. */
export type Pair = { readonly there: readonly Figure[]; readonly here: readonly Figure[] };

export type Comparison = {
  readonly bench: string;
  readonly case: string;
  readonly unit: string;
  readonly peer: string;
  /** The median of the other commit over all pairs; `here` is this tree's. */
  readonly there: number;
  readonly here: number;
  /** The ratios of `here` to `there`, one per pair; null if a figure is zero or negative. */
  readonly ratio: {
    readonly median: number;
    readonly lowest: number;
    readonly highest: number;
  } | null;
  readonly pairs: number;
  readonly isBeyondNoise: boolean;
};

/**
 * The fewest pairs for a verdict. With fewer, chance too often puts all ratios on one side of 1.
 */
const FEWEST_PAIRS = 5;

/**
 * Compares the figures that both sides of every pair have. A case with a CPU figure omits its
 * wall-clock figures.
 */
export function compare(pairs: readonly Pair[]): Comparison[] {
  const first = pairs[0]?.here ?? [];
  return first
    .filter((figure) => !(isWallClock(figure) && first.some((other) => isCpuOf(figure, other))))
    .flatMap((figure) => {
      const there = valuesOf(
        figure,
        pairs.map((pair) => pair.there),
      );
      const here = valuesOf(
        figure,
        pairs.map((pair) => pair.here),
      );
      const isWhole = there.length === pairs.length && here.length === pairs.length;
      return isWhole ? [comparisonOf(figure, there, here)] : [];
    });
}

function comparisonOf(
  { bench, case: of, unit, peer }: Figure,
  there: readonly number[],
  here: readonly number[],
): Comparison {
  const ratio = ratioOf(there, here);
  const isOneSided = ratio !== null && (ratio.lowest > 1 || ratio.highest < 1);
  return {
    ...{ bench, case: of, unit, peer },
    there: median(there),
    here: median(here),
    ratio,
    pairs: here.length,
    isBeyondNoise: here.length >= FEWEST_PAIRS && isOneSided,
  };
}

function ratioOf(there: readonly number[], here: readonly number[]): Comparison['ratio'] {
  if ([...there, ...here].some((value) => value <= 0)) return null;
  const ratios = here.map((value, place) => value / (there[place] ?? NaN));
  return { median: median(ratios), lowest: Math.min(...ratios), highest: Math.max(...ratios) };
}

const valuesOf = (figure: Figure, turns: readonly (readonly Figure[])[]): number[] =>
  turns.flatMap((figures) =>
    figures.filter((other) => isSame(figure, other)).map(({ value }) => value),
  );

const isSameCase = (a: Figure, b: Figure): boolean =>
  a.bench === b.bench && a.case === b.case && a.peer === b.peer;

const isSame = (a: Figure, b: Figure): boolean => isSameCase(a, b) && a.unit === b.unit;

const isCpuOf = (figure: Figure, other: Figure): boolean =>
  isSameCase(figure, other) && other.unit.includes('CPU');

const isWallClock = ({ unit }: Figure): boolean => unit === 'ms' || unit.endsWith(' a second');
