import { inDigits } from '../table';
import type { Comparison } from './compare';

/** A Markdown table. Each ratio is this tree's figure divided by the commit's. */
export function printComparisons(commit: string, some: readonly Comparison[]): string {
  const lines = some.map((row) =>
    [
      '',
      row.case,
      row.peer,
      row.unit,
      inDigits(row.there),
      inDigits(row.here),
      row.ratio === null ? '' : `${row.ratio.median.toFixed(2)} ×`,
      row.ratio === null ? '' : `${row.ratio.lowest.toFixed(2)} – ${row.ratio.highest.toFixed(2)}`,
      row.isBeyondNoise ? 'yes' : 'no',
      '',
    ].join(' | '),
  );
  const head = `| case | peer | unit | ${commit} | now | ratio | all ratios | beyond noise |`;
  const rule = '| --- | --- | --- | --: | --: | --: | --: | --- |';
  return `${[head, rule, ...lines.map((line) => line.trim())].join('\n')}\n`;
}
