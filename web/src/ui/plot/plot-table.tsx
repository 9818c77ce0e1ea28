import { printNumber } from '../../platform/i18n/format';
import { t } from '../../platform/i18n/translate';
import type { Series } from './plot-series';
import '../ledger.css';

type PlotTableProps = {
  readonly label: string;
  readonly series: readonly Series[];
  /** The unit of the rows. */
  readonly across: string;
  readonly nameOfX: (x: number) => string;
};

/**
 * The plot's figures as a table: a column for each line, and a row for each moment, newest first.
 */
export function PlotTable({ label, series, across, nameOfX }: PlotTableProps) {
  const xs = [...new Set(series.flatMap(({ points }) => points.map(({ x }) => x)))];
  const rows = xs.sort((one, other) => other - one);
  const found = series.map(({ points }) => new Map(points.map(({ x, y }) => [x, y])));
  return (
    <details className="unfold">
      <summary>{t('plot.table')}</summary>
      {/* Scrolling by keyboard needs a tab stop.
          oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="plot-scroll" role="group" aria-label={label} tabIndex={0}>
        <table className="ledger">
          <caption className="unseen">{label}</caption>
          <thead>
            <tr>
              <th scope="col">{across}</th>
              {series.map(({ id, name }) => (
                <th key={id} scope="col" className="figure">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((x) => (
              <tr key={x}>
                <th scope="row">{nameOfX(x)}</th>
                {series.map(({ id }, at) => {
                  const y = found[at]?.get(x);
                  return (
                    <td key={id} className="figure">
                      {y === undefined ? '–' : printNumber(y)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
