import { useState } from 'react';
import { useQuery } from 'urql';
import { graphql } from '../../generated/gql';
import { unmask } from '../../generated/fragment-masking';
import type {
  FurtherLeadersQuery,
  LeaderPageFragment,
  LeadersQuery,
} from '../../generated/graphql';
import { Button } from '../../ui/form/button';
import { LoadMore } from '../../ui/list/load-more';
import { PlayerName } from '../../ui/player-name';
import { usePages } from '../../ui/list/use-pages';
import { printNumber } from '../../platform/i18n/format';
import { t } from '../../platform/i18n/translate';
import { DynastyPlot } from './dynasty-plot';
import { MEASURES, MEASURE_NAMES } from './measure';
import type { Measure } from './measure';
import '../../ui/ledger.css';

const LEADERS = graphql(`
  query Leaders($season: ID!, $by: LeaderboardOrder!) {
    season(id: $season) {
      id
      ... on Dynasty {
        leaderboard(by: $by, first: 100) {
          ...LeaderPage
        }
      }
    }
  }
`);
const FURTHER = graphql(`
  query FurtherLeaders($season: ID!, $by: LeaderboardOrder!, $after: String!) {
    season(id: $season) {
      id
      ... on Dynasty {
        leaderboard(by: $by, first: 100, after: $after) {
          ...LeaderPage
        }
      }
    }
  }
`);
const PAGE = graphql(`
  fragment LeaderPage on LeaderboardConnection {
    totalCount
    nodes {
      place
      value
      player {
        id
        record {
          games
          won
        }
        ...PlayerName
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
`);

const pageIn = ({ season }: LeadersQuery | FurtherLeadersQuery): LeaderPageFragment | null =>
  season !== null && 'leaderboard' in season ? unmask(PAGE, season.leaderboard) : null;

/** A table of the players with the most pegs or Magistrelli, above a plot over time. */
export function Leaders({ season }: { readonly season: string }) {
  const [by, setBy] = useState<Measure>('PEGS');
  const variables = { season, by };
  const requestPolicy = 'cache-and-network';
  const [{ data }] = useQuery({ query: LEADERS, variables, requestPolicy });
  const previous = data === undefined ? null : pageIn(data);
  const further = usePages({ previous, query: FURTHER, variables, pageOf: pageIn });
  const entries = [...(previous?.nodes ?? []), ...further.nodes];
  const measure = t(MEASURE_NAMES[by]);
  return (
    <section aria-labelledby="leaders">
      <h2 id="leaders">{t('leaders.title')}</h2>
      <div className="leaders-by" role="group" aria-label={t('leaders.by')}>
        {MEASURES.map((each) => (
          <Button key={each} aria-pressed={by === each} onClick={() => setBy(each)}>
            {t(MEASURE_NAMES[each])}
          </Button>
        ))}
      </div>
      <table className="ledger">
        <thead>
          <tr>
            <th scope="col">{t('round.player')}</th>
            <th scope="col" className="figure">
              {measure}
            </th>
            <th scope="col" className="figure">
              {t('leaders.won')}
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ place, value, player }) => (
            <tr key={player.id}>
              <td>
                <span className="figures quiet">{place}.</span> <PlayerName player={player} />
              </td>
              <td className="figure">{printNumber(value)}</td>
              <td className="figure">
                {t('leaders.record', {
                  won: player.record?.won ?? 0,
                  games: player.record?.games ?? 0,
                })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <LoadMore of={further} count={(previous?.totalCount ?? 0) - entries.length} />
      <DynastyPlot season={season} by={by} />
    </section>
  );
}
