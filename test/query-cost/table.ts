import { writeFileSync } from 'node:fs';

export type Measured = {
  readonly name: string;
  /** The price in points. */
  readonly price: number;
  /** Processor time in milliseconds. */
  readonly cpuMs: number;
  readonly error: string | null;
};

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Writes the measurements, the most expensive first. */
export function printTable(path: string, rows: readonly Measured[]): void {
  const perPoint = ({ cpuMs, price }: Measured): number => (cpuMs * 1_000) / Math.max(1, price);
  const lines = [...rows]
    .sort((one, other) => perPoint(other) - perPoint(one))
    .map((row) =>
      [perPoint(row).toFixed(0), row.cpuMs.toFixed(1), row.price, row.name, row.error ?? ''].join(
        '\t',
      ),
    );
  writeFileSync(
    path,
    `${['µs a point', 'CPU ms', 'price', 'query', ''].join('\t')}\n${lines.join('\n')}\n`,
  );
}
