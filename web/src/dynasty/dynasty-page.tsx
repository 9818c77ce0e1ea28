import { useQuery, useSubscription } from 'urql';
import { Redirect } from 'wouter';
import { Note } from '../app/note';
import { useTitle } from '../app/use-title';
import { graphql } from '../generated/gql';
import { useRefreshed } from '../live/use-refreshed';
import { Log } from '../season/log';
import { SeasonClock } from '../season/season-clock';
import { SeasonHead } from '../season/season-head';
import { SeasonTabs } from '../season/season-tabs';
import { say } from '../words/words';
import { DynastyPlayers } from './dynasty-players';
import { GameList } from './game-list';
import './dynasty.css';

const DYNASTY = graphql(`
  query DynastyTable($season: ID!) {
    season(id: $season) {
      __typename
      id
      name
      ...SeasonHead
      ...SeasonClock
      ... on Dynasty {
        ...GameList
        ...DynastyPlayers
      }
    }
  }
`);

const DYNASTY_LIVE = graphql(`
  subscription DynastyLive($season: ID!) {
    seasonUpdated(seasonId: $season) {
      id
      ...SeasonHead
      ...SeasonClock
      ... on Dynasty {
        ...GameList
        ...DynastyPlayers
      }
    }
  }
`);

/** A dynasty of Giolitti, as whoever comes by may see it. */
export function DynastyPage({ season: id }: { readonly season: string }) {
  const variables = { season: id };
  const [{ data, fetching, error }, ask] = useQuery({
    query: DYNASTY,
    variables,
    requestPolicy: 'cache-and-network',
  });
  useRefreshed(ask);
  const season = data?.season ?? null;
  const pause = season?.__typename !== 'Dynasty';
  useSubscription({ query: DYNASTY_LIVE, variables, pause });
  useTitle(season?.name ?? null);
  if (season?.__typename === 'Round') return <Redirect href={`/s/${id}`} replace />;
  if (season === null) {
    if (fetching && error === undefined) return <p className="quiet">{say('house.loading')}</p>;
    return <Note title={say('season.gone')} text={say('season.goneText')} />;
  }
  return (
    <SeasonClock season={season}>
      <SeasonHead season={season} />
      <SeasonTabs season={id} kind="DYNASTY" />
      <div className="board">
        <div className="board-main">
          <GameList dynasty={season} />
          <DynastyPlayers dynasty={season} />
        </div>
        <aside className="board-log">
          <Log season={id} />
        </aside>
      </div>
    </SeasonClock>
  );
}
