import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { printNumber } from '../words/figures';
import './plot.css';

type Point = { readonly x: number; readonly y: number };
export type Series = {
  readonly id: string;
  readonly name: string;
  readonly points: readonly Point[];
  /** Told from the others by more than its stroke. */
  readonly mine: boolean;
};

type PlotProps = {
  readonly label: string;
  readonly series: readonly Series[];
  /** What is written below a moment. */
  readonly nameOfX: (x: number) => string;
};

const WIDTH = 640;
const HEIGHT = 300;
const LEFT = 48;
const RIGHT = 110;
const TOP = 12;
const BOTTOM = 28;
/** Two names closer than this could not be read. */
const NAME_HEIGHT = 15;
const STROKES = ['none', '7 3', '2 3', '9 3 2 3', '4 2'];

/** Lines over time, each with its name at its end; strokes and signs tell them apart without colours. */
export function Plot({ label, series, nameOfX }: PlotProps) {
  const all = series.flatMap(({ points }) => points);
  const xs = [...new Set(all.map(({ x }) => x))].sort((one, other) => one - other);
  const x = scaleLinear([xs[0] ?? 0, xs.at(-1) ?? 1], [LEFT, WIDTH - RIGHT]);
  const ys = all.map((point) => point.y);
  const y = scaleLinear([Math.min(0, ...ys), Math.max(1, ...ys)], [HEIGHT - BOTTOM, TOP]).nice(5);
  const draw = line<Point>(
    (point) => x(point.x),
    (point) => y(point.y),
  );
  const ends = spread(series, (point) => y(point.y));
  return (
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
        .filter((_, at) => at % Math.ceil(xs.length / 10) === 0)
        .map((each) => (
          <text key={each} x={x(each)} y={HEIGHT - 8} textAnchor="middle">
            {nameOfX(each)}
          </text>
        ))}
      {series.map(({ id, name, points, mine }, at) => (
        <g key={id} className="plot-series" data-mine={mine} data-ink={at % 5}>
          <path d={draw([...points]) ?? ''} strokeDasharray={mine ? 'none' : STROKES[at % 5]} />
          {points.map((point) => (
            <circle key={point.x} cx={x(point.x)} cy={y(point.y)} r={mine ? 3.5 : 2.5}>
              <title>{`${name}, ${nameOfX(point.x)}: ${printNumber(point.y)}`}</title>
            </circle>
          ))}
          <text x={WIDTH - RIGHT + 10} y={ends.get(id)} dy="0.32em">
            {name.slice(0, 14)}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Where each name stands: at the end of its line, or below the one above it. */
function spread(series: readonly Series[], yOf: (point: Point) => number): Map<string, number> {
  const ends = series
    .map(({ id, points }) => ({ id, y: yOf(points.at(-1) ?? { x: 0, y: 0 }) }))
    .sort((one, other) => one.y - other.y);
  let lowest = -Infinity;
  return new Map(
    ends.map(({ id, y }) => {
      lowest = Math.max(y, lowest + NAME_HEIGHT);
      return [id, lowest];
    }),
  );
}
