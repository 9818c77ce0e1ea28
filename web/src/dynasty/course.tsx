import { scaleLinear } from 'd3-scale';
import { useQuery } from 'urql';
import { graphql } from '../generated/gql';
import { printNumber } from '../words/figures';
import { say } from '../words/words';
import { MEASURE_NAMES } from './measure';
import type { Measure } from './measure';

const COURSE = graphql(`
  query DynastyCourse($season: ID!) {
    season(id: $season) {
      id
      standings(by: EVENT, last: 60) {
        nodes {
          seq
          at
          entries(first: 30) {
            nodes {
              player {
                id
                name
              }
              ... on DynastyStanding {
                pegs
                magistrelli
              }
            }
          }
        }
      }
    }
  }
`);

const WIDTH = 640;
const HEIGHT = 240;
const EDGE = 8;
/** Room for the number of the highest rule above it. */
const TOP = 18;
const LINES = 8;

type Point = { readonly at: number; readonly value: number };
type Line = { readonly id: string; readonly name: string; readonly points: Point[] };

/**
 * How each player came to their standing: a line each, told apart by its name at its end and by its dashes.
 */
export function Course({ season, by }: { readonly season: string; readonly by: Measure }) {
  const [{ data }] = useQuery({
    query: COURSE,
    variables: { season },
    requestPolicy: 'cache-and-network',
  });
  const moments = data?.season?.standings.nodes ?? [];
  const lines = new Map<string, Line>();
  for (const [at, { entries }] of moments.entries()) {
    for (const standing of entries.nodes) {
      if (!('pegs' in standing)) continue;
      const { id, name } = standing.player;
      const line = lines.get(id) ?? { id, name, points: [] };
      const value = by === 'PEGS' ? standing.pegs : standing.magistrelli;
      line.points.push({ at, value });
      lines.set(id, line);
    }
  }
  if (moments.length < 2) return <p className="quiet">{say('course.none')}</p>;
  if ([...lines.values()].every(({ points }) => points.every(({ value }) => value === 0))) {
    return <p className="quiet">{say('course.noughts')}</p>;
  }
  return (
    <Plot lines={[...lines.values()]} moments={moments.length} measure={say(MEASURE_NAMES[by])} />
  );
}

type PlotProps = {
  readonly lines: readonly Line[];
  readonly moments: number;
  readonly measure: string;
};

function Plot({ lines, moments, measure }: PlotProps) {
  const values = lines.flatMap(({ points }) => points.map(({ value }) => value));
  const [least, most] = [Math.min(0, ...values), Math.max(1, ...values)];
  const x = scaleLinear([0, moments - 1], [EDGE, WIDTH - EDGE]);
  const y = scaleLinear([least, most], [HEIGHT - EDGE, TOP]).nice();
  const label = say('course.of', { measure, from: printNumber(least), to: printNumber(most) });
  return (
    <figure className="course">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        {y
          .ticks(4)
          .filter(Number.isInteger)
          .map((tick) => (
            <g key={tick} className="course-tick">
              <line x1={0} x2={WIDTH} y1={y(tick)} y2={y(tick)} />
              <text x={2} y={y(tick) - 3}>
                {printNumber(tick)}
              </text>
            </g>
          ))}
        {lines.map(({ id, points }, at) => (
          <polyline
            key={id}
            className="course-line"
            data-line={at % LINES}
            points={points.map((point) => `${x(point.at)},${y(point.value)}`).join(' ')}
          />
        ))}
      </svg>
      <figcaption>
        <ul>
          {lines.map(({ id, name, points }, at) => (
            <li key={id} data-line={at % LINES}>
              <svg viewBox="0 0 24 8" width="24" height="8" aria-hidden>
                <line className="course-line" data-line={at % LINES} x1="0" x2="24" y1="4" y2="4" />
              </svg>
              {say('course.now', { name, value: printNumber(points.at(-1)?.value ?? 0) })}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
