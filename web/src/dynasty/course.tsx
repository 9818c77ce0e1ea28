import { useQuery } from 'urql';
import { graphql } from '../generated/gql';
import { Plot } from '../kit/plot';
import type { Series } from '../kit/plot-series';
import { printDay, printMoment, printNumber } from '../words/figures';
import { say } from '../words/words';
import { MEASURE_NAMES } from './measure';
import type { Measure } from './measure';

const COURSE = graphql(`
  query DynastyCourse($season: ID!) {
    season(id: $season) {
      id
      viewer {
        id
        player {
          id
        }
      }
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

type Line = Series & { points: Series['points'][number][] };

/** How each player came to their standing, from event to event that changed one. */
export function Course({ season, by }: { readonly season: string; readonly by: Measure }) {
  const [{ data }] = useQuery({
    query: COURSE,
    variables: { season },
    requestPolicy: 'cache-and-network',
  });
  const me = data?.season?.viewer?.player?.id;
  const moments = data?.season?.standings.nodes ?? [];
  const lines = new Map<string, Line>();
  for (const [x, { entries }] of moments.entries()) {
    for (const standing of entries.nodes) {
      if (!('pegs' in standing)) continue;
      const { id, name } = standing.player;
      const line = lines.get(id) ?? { id, name, mine: id === me, points: [] };
      line.points.push({ x, y: by === 'PEGS' ? standing.pegs : standing.magistrelli });
      lines.set(id, line);
    }
  }
  const series = [...lines.values()];
  const values = series.flatMap(({ points }) => points.map(({ y }) => y));
  if (moments.length < 2) return <p className="quiet">{say('course.none')}</p>;
  if (values.every((value) => value === 0)) {
    return <p className="quiet">{say('course.noughts')}</p>;
  }
  const atOf = (x: number): number => Date.parse(moments[x]?.at ?? '');
  const label = say('course.of', {
    measure: say(MEASURE_NAMES[by]),
    from: printNumber(Math.min(0, ...values)),
    to: printNumber(Math.max(1, ...values)),
  });
  return (
    <Plot
      label={label}
      series={series}
      across={say('course.across')}
      nameOfX={(x) => printDay(atOf(x))}
      rowOfX={(x) => printMoment(atOf(x), 0)}
    />
  );
}
