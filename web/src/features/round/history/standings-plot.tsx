import { useState } from 'react';
import { useQuery } from 'urql';
import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type {
  EarlierStandingsOfRoundQuery,
  StandingsOfRoundQuery,
  WeekStandingsFragment,
} from '../../../generated/graphql';
import { Select } from '../../../ui/form/select';
import { Loading } from '../../../ui/loading';
import { LoadFailed } from '../../../ui/list/load-failed';
import { Plot } from '../../../ui/plot/plot';
import { PlotOmissions } from '../../../ui/plot/plot-omissions';
import { drawnSeries, coverageOf } from '../../../ui/plot/plot-series';
import type { Series } from '../../../ui/plot/plot-series';
import { usePlotMoments } from '../../../ui/plot/use-plot-moments';
import { t } from '../../../platform/i18n/translate';
import { useSeat } from '../seat/seat';

const STANDINGS = graphql(`
  query StandingsOfRound($season: ID!) {
    season(id: $season) {
      __typename
      id
      ... on Round {
        victoryLabel
      }
      standings(by: WEEK, first: 20, order: NEWEST_FIRST) {
        totalCount
        ...WeekStandings
      }
    }
  }
`);
const EARLIER = graphql(`
  query EarlierStandingsOfRound($season: ID!, $after: String!) {
    season(id: $season) {
      id
      standings(by: WEEK, first: 35, order: NEWEST_FIRST, after: $after) {
        ...WeekStandings
      }
    }
  }
`);
const PAGE = graphql(`
  fragment WeekStandings on StandingsConnection {
    nodes {
      seq
      week
      entries(first: 100) {
        totalCount
        nodes {
          __typename
          player {
            id
            name
          }
          ... on RoundStanding {
            balance
            wealth
            tax
            victoryCount
            lotsWon
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

const MEASURES = ['wealth', 'tax', 'balance', 'victory', 'lots'] as const;
type Measure = (typeof MEASURES)[number];
type Moments = WeekStandingsFragment['nodes'];
type Entry = Moments[number]['entries']['nodes'][number];

/** Each player's holdings at the end of each week. */
export function StandingsPlot() {
  const { season, me } = useSeat();
  const [measure, setMeasure] = useState<Measure>('wealth');
  const requestPolicy = 'cache-and-network';
  const [{ data, error }] = useQuery({ query: STANDINGS, variables: { season }, requestPolicy });
  const newest = data === undefined ? null : newestIn(data);
  const { moments, all, retry } = usePlotMoments({
    ...{ newest, query: EARLIER, variables: { season }, pageOf: pageIn },
  });
  const isTaxed = moments.some(({ entries }) => entries.nodes.some(isTaxedThen));
  const wins = data?.season?.__typename === 'Round' ? data.season.victoryLabel : null;
  const nameOf = (each: Measure): string =>
    (each === 'victory' ? wins : null) ?? t(`history.${each}`);
  const measures = MEASURES.filter((each) => each !== 'tax' || isTaxed);
  const lines = seriesOf(moments, measure, me?.id ?? null);
  const series = drawnSeries(lines);
  const word = nameOf(measure);
  return (
    <section aria-labelledby="standings">
      <header className="lots-head">
        <h2 id="standings">{t('history.standings')}</h2>
        <Select
          label={t('history.measure')}
          value={measure}
          of={measures.map((value) => ({ value, name: nameOf(value) }))}
          onChange={setMeasure}
        />
      </header>
      {data === undefined && error === undefined ? (
        <Loading />
      ) : series.every(({ points }) => points.length < 2) ? (
        <p className="quiet">{t('history.tooFew')}</p>
      ) : (
        <>
          <Plot
            label={t('history.plot', { measure: word, players: series.length })}
            series={series}
            across={t('history.weeksAcross')}
            nameOfX={(week) => t('history.week', { week })}
          />
          <PlotOmissions
            drawn={series}
            lines={lines.length}
            coverage={coverageOf(moments)}
            moments={moments.length}
            ofMoments={all}
          />
        </>
      )}
      {retry !== null && <LoadFailed onRetry={retry} />}
    </section>
  );
}

function newestIn({ season }: StandingsOfRoundQuery) {
  if (season === null) return null;
  return { ...unmask(PAGE, season.standings), totalCount: season.standings.totalCount };
}

const pageIn = ({ season }: EarlierStandingsOfRoundQuery): WeekStandingsFragment | null =>
  season === null ? null : unmask(PAGE, season.standings);

function seriesOf(moments: Moments, measure: Measure, me: string | null): readonly Series[] {
  const found = new Map<string, Series & { points: { x: number; y: number }[] }>();
  for (const { week, entries } of moments) {
    for (const entry of entries.nodes) {
      const { id, name } = entry.player;
      const known = found.get(id) ?? { id, name, mine: id === me, points: [] };
      known.points.push({ x: week ?? 0, y: valueOf(entry, measure) });
      found.set(id, known);
    }
  }
  return [...found.values()];
}

const isTaxedThen = (entry: Entry): boolean =>
  entry.__typename === 'RoundStanding' && entry.tax !== null;

function valueOf(entry: Entry, measure: Measure): number {
  if (entry.__typename !== 'RoundStanding') return 0;
  switch (measure) {
    case 'wealth':
      return fraction(entry.wealth ?? '0');
    case 'tax':
      return entry.tax ?? 0;
    case 'balance':
      return entry.balance;
    case 'victory':
      return entry.victoryCount ?? 0;
    case 'lots':
      return entry.lotsWon;
  }
}

/** Parses "400" or "1201/3". */
function fraction(written: string): number {
  const [above = '0', below = '1'] = written.split('/');
  return Number(above) / Number(below);
}
