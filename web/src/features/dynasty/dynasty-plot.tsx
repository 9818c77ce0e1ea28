import { useQuery } from 'urql';
import { graphql } from '../../generated/gql';
import { unmask } from '../../generated/fragment-masking';
import type {
  DynastyCourseQuery,
  EarlierDynastyCourseQuery,
  EventStandingsFragment,
} from '../../generated/graphql';
import { LoadFailed } from '../../ui/list/load-failed';
import { Plot } from '../../ui/plot/plot';
import { PlotOmissions } from '../../ui/plot/plot-omissions';
import { drawnSeries, coverageOf } from '../../ui/plot/plot-series';
import type { Series } from '../../ui/plot/plot-series';
import { usePlotMoments } from '../../ui/plot/use-plot-moments';
import { printDay, printMoment, printNumber } from '../../platform/i18n/format';
import { t } from '../../platform/i18n/translate';
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
      standings(by: EVENT, first: 20, order: NEWEST_FIRST) {
        totalCount
        ...EventStandings
      }
    }
  }
`);
const EARLIER = graphql(`
  query EarlierDynastyCourse($season: ID!, $after: String!) {
    season(id: $season) {
      id
      standings(by: EVENT, first: 35, order: NEWEST_FIRST, after: $after) {
        ...EventStandings
      }
    }
  }
`);
const PAGE = graphql(`
  fragment EventStandings on StandingsConnection {
    nodes {
      seq
      at
      entries(first: 100) {
        totalCount
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
    pageInfo {
      hasNextPage
      endCursor
    }
  }
`);

type Line = Series & { points: Series['points'][number][] };

/** The course of each player's standing over all events that changed it. */
export function DynastyPlot({ season, by }: { readonly season: string; readonly by: Measure }) {
  const [{ data }] = useQuery({
    query: COURSE,
    variables: { season },
    requestPolicy: 'cache-and-network',
  });
  const me = data?.season?.viewer?.player?.id;
  const newest = data === undefined ? null : newestIn(data);
  const { moments, all, retry } = usePlotMoments({
    ...{ newest, query: EARLIER, variables: { season }, pageOf: pageIn },
  });
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
  const series = drawnSeries([...lines.values()]);
  const values = series.flatMap(({ points }) => points.map(({ y }) => y));
  if (moments.length < 2) return <p className="quiet">{t('course.none')}</p>;
  if (values.every((value) => value === 0)) {
    return <p className="quiet">{t('course.noughts')}</p>;
  }
  const atOf = (x: number): number => Date.parse(moments[x]?.at ?? '');
  const label = t('course.of', {
    measure: t(MEASURE_NAMES[by]),
    from: printNumber(Math.min(0, ...values)),
    to: printNumber(Math.max(1, ...values)),
  });
  return (
    <>
      <Plot
        label={label}
        series={series}
        across={t('course.across')}
        nameOfX={(x) => printDay(atOf(x))}
        rowOfX={(x) => printMoment(atOf(x), 0)}
      />
      <PlotOmissions
        drawn={series}
        lines={lines.size}
        coverage={coverageOf(moments)}
        moments={moments.length}
        ofMoments={all}
      />
      {retry !== null && <LoadFailed onRetry={retry} />}
    </>
  );
}

function newestIn({ season }: DynastyCourseQuery) {
  if (season === null) return null;
  return { ...unmask(PAGE, season.standings), totalCount: season.standings.totalCount };
}

const pageIn = ({ season }: EarlierDynastyCourseQuery): EventStandingsFragment | null =>
  season === null ? null : unmask(PAGE, season.standings);
