import { useQuery, useSubscription } from 'urql';
import { graphql } from '../generated/gql';
import { useRefreshed } from '../live/use-refreshed';
import { WatchGames } from '../watch/watch-games';

const SHOW = graphql(`
  query ShowTable($season: ID!) {
    season(id: $season) {
      __typename
      id
      ... on Dynasty {
        ...WatchGames
      }
    }
  }
`);

const SHOW_LIVE = graphql(`
  subscription ShowTableLive($season: ID!) {
    seasonUpdated(seasonId: $season) {
      id
      ... on Dynasty {
        ...WatchGames
      }
    }
  }
`);

/** The table at which the house's bots play Giolitti, live. */
export function ShowTable({ season: id }: { readonly season: string }) {
  const variables = { season: id };
  const [{ data }, ask] = useQuery({ query: SHOW, variables, requestPolicy: 'cache-and-network' });
  useRefreshed(ask);
  useSubscription({ query: SHOW_LIVE, variables });
  const season = data?.season ?? null;
  return season?.__typename === 'Dynasty' ? <WatchGames dynasty={season} /> : null;
}
