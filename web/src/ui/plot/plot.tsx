import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { printNumber } from '../../platform/i18n/format';
import { t } from '../../platform/i18n/translate';
import type { Series } from './plot-series';
import { PlotTable } from './plot-table';
import './plot.css';

type PlotProps = {
  readonly label: string;
  readonly series: readonly Series[];
  /** The unit of the x axis: weeks, days. */
  readonly across: string;
  /** The axis label of a moment. */
  readonly nameOfX: (x: number) => string;
  /** The moment's label in the table, if longer. */
  readonly rowOfX?: (x: number) => string;
};

const WIDTH = 640;
const HEIGHT = 300;
const LEFT = 52;
const RIGHT = 28;
const TOP = 12;
const BOTTOM = 28;
/** The most labels that fit the axis. */
const NAMES = 7;
const INKS = 5;
const STROKES = ['none', '7 3', '2 3', '9 3 2 3', '4 2'];
/** With more points, the dots would hide the line. */
const DOTS = 30;

/**
 * A line chart with a legend. Strokes tell the lines apart without colour, and a table has the
 * figures.
 */
export function Plot({ label, series, across, nameOfX, rowOfX = nameOfX }: PlotProps) {
  const all = series.flatMap(({ points }) => points);
  const xs = [...new Set(all.map(({ x }) => x))].sort((one, other) => one - other);
  const x = scaleLinear([xs[0] ?? 0, xs.at(-1) ?? 1], [LEFT, WIDTH - RIGHT]);
  const ys = all.map((point) => point.y);
  const y = scaleLinear([Math.min(0, ...ys), Math.max(1, ...ys)], [HEIGHT - BOTTOM, TOP]).nice(5);
  const draw = line<Series['points'][number]>(
    (point) => x(point.x),
    (point) => y(point.y),
  );
  return (
    <figure className="plot-figure">
      <svg className="plot" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        {y
          .ticks(5)
          .filter(Number.isInteger)
          .map((tick) => (
            <g key={tick} transform={`translate(0 ${y(tick)})`}>
              <line x1={LEFT} x2={WIDTH - RIGHT} className="plot-rule" />
              <text x={LEFT - 8} dy="0.32em" textAnchor="end">
                {printNumber(tick)}
              </text>
            </g>
          ))}
        {xs
          .filter((_, at) => at % Math.ceil(xs.length / NAMES) === 0)
          .filter((each, at, shown) => isAnother(nameOfX, each, shown[at - 1]))
          .map((each) => (
            <text key={each} x={x(each)} y={HEIGHT - BOTTOM + 18} textAnchor="middle">
              {nameOfX(each)}
            </text>
          ))}
        {series.map(({ id, name, points, mine }, at) => (
          <g key={id} className="plot-series" data-mine={mine} data-ink={at % INKS}>
            <path d={draw([...points]) ?? ''} strokeDasharray={strokeOf(mine, at)} />
            {points.map((point) => (
              <circle key={point.x} cx={x(point.x)} cy={y(point.y)} r={radius(points, mine)}>
                <title>{`${name}, ${rowOfX(point.x)}: ${printNumber(point.y)}`}</title>
              </circle>
            ))}
          </g>
        ))}
      </svg>
      <figcaption>
        <p className="plot-across quiet small">{t('plot.across', { across })}</p>
        <ul className="plot-names">
          {series.map(({ id, name, points, mine }, at) => (
            <li key={id} data-mine={mine}>
              <svg viewBox="0 0 28 8" width="28" height="8" aria-hidden="true">
                <g className="plot-series" data-mine={mine} data-ink={at % INKS}>
                  <path d="M0 4H28" strokeDasharray={strokeOf(mine, at)} />
                </g>
              </svg>
              <span>{name}</span>
              <b className="figures">{printNumber(points.at(-1)?.y ?? 0)}</b>
            </li>
          ))}
        </ul>
        <PlotTable label={label} series={series} across={across} nameOfX={rowOfX} />
      </figcaption>
    </figure>
  );
}

/** Moments of the same day share one label. */
const isAnother = (nameOfX: PlotProps['nameOfX'], x: number, last: number | undefined): boolean =>
  last === undefined || nameOfX(x) !== nameOfX(last);

const strokeOf = (mine: boolean, at: number) => (mine ? 'none' : STROKES[at % INKS]);

function radius(points: Series['points'], mine: boolean): number {
  if (points.length > DOTS) return 1.5;
  return mine ? 3.5 : 2.5;
}
