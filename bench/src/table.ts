import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import type { Figure } from './figures';
import { ROOT } from './root';

const README = join(ROOT, 'bench/README.md');

/** A Markdown table: a row for each case and unit, a column for each peer. */
export function printTable(figures: readonly Figure[]): string {
  const peers = [...new Set(figures.map(({ peer }) => peer))];
  const rows = new Map<string, Figure[]>();
  for (const figure of figures) {
    const row = `| ${figure.case} | ${figure.unit} |`;
    rows.set(row, [...(rows.get(row) ?? []), figure]);
  }
  const lines = [...rows].map(([row, some]) => {
    const cells = peers.map((name) => cellOf(some.find(({ peer }) => peer === name)));
    return `${row} ${cells.join(' | ')} |`;
  });
  const head = `| case | unit | ${peers.join(' | ')} |`;
  const rule = `| --- | --- | ${peers.map(() => '--:').join(' | ')} |`;
  return `${[head, rule, ...lines].join('\n')}\n`;
}

function cellOf(figure: Figure | undefined): string {
  if (figure === undefined) return '';
  const value = inDigits(figure.value);
  return figure.ratio === null ? value : `${value} (${figure.ratio.toFixed(2)} ×)`;
}

/** Rounds to three significant digits, and separates the thousands. */
export function inDigits(value: number): string {
  return Number(value.toPrecision(3)).toLocaleString('en-US', { maximumFractionDigits: 3 });
}

/** Writes a benchmark's figures between its marks in bench/README.md. */
export function writeTable(name: string, figures: readonly Figure[]): void {
  const readme = readFileSync(README, 'utf8');
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const from = readme.indexOf(start);
  const to = readme.indexOf(end);
  if (from < 0 || to < from) throw new Error(`bench/README.md has no place for ${name}`);
  const table = `${start}\n\n${conditions()}\n\n${printTable(figures)}\n`;
  writeFileSync(README, `${readme.slice(0, from)}${table}${readme.slice(to)}`);
}

/** The conditions of a run: day, Node version, cores, and load. */
function conditions(): string {
  const day = new Date().toISOString().slice(0, 10);
  const load = loadavg()[0]?.toFixed(1) ?? '';
  const { length } = cpus();
  return `${day}, Node ${process.versions.node}, ${length} cores, load ${load} at the end.`;
}
