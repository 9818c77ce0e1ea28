/** One figure, as `--json` prints it. */
export type Figure = {
  readonly bench: string;
  readonly case: string;
  readonly unit: string;
  readonly value: number;
  /** The measured server. */
  readonly peer: string;
  /** The ratio to the baseline of the same case and unit; null for the baseline. */
  readonly ratio: number | null;
};

/** The extent of a measurement. */
export type Scale = {
  /** True for a smoke run: small, once, short. Its figures mean nothing. */
  readonly quick: boolean;
  readonly rounds: number;
  /** True to measure Ridotto without its peers. */
  readonly alone: boolean;
  /** The length of a measuring window, in milliseconds. */
  readonly windowMs: number;
};

export const FULL: Scale = { quick: false, rounds: 3, alone: false, windowMs: 2_000 };
export const QUICK: Scale = { quick: true, rounds: 1, alone: false, windowMs: 300 };

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? NaN;
  const above = sorted[Math.ceil(place)] ?? NaN;
  return below + (above - below) * (place - Math.floor(place));
}

/**
 * The measurements of all rounds, by case, unit and peer, in the order of their first appearance.
 */
export class Sheet {
  private readonly values = new Map<string, { readonly key: Key; readonly values: number[] }>();

  constructor(private readonly bench: string) {}

  add(of: string, unit: string, peer: string, value: number): void {
    const key = { case: of, unit, peer };
    const place = JSON.stringify(key);
    const known = this.values.get(place) ?? { key, values: [] };
    known.values.push(value);
    this.values.set(place, known);
  }

  /** The medians. Each ratio is to the peer named `baseline` in the same case and unit. */
  figures(baseline: string | null): Figure[] {
    const medians = [...this.values.values()].map(({ key, values }) => ({
      ...key,
      value: median(values),
    }));
    return medians.map((figure) => {
      const base = medians.find(
        (other) =>
          other.case === figure.case && other.unit === figure.unit && other.peer === baseline,
      );
      const ratio = base === undefined || base === figure ? null : figure.value / base.value;
      return { bench: this.bench, ...figure, ratio };
    });
  }
}

type Key = { readonly case: string; readonly unit: string; readonly peer: string };
