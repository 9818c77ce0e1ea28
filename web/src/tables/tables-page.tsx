import { useQuery, useSubscription } from 'urql';
import { Note } from '../app/note';
import { graphql } from '../generated/gql';
import { SeasonFrame } from '../govern/season-frame';
import { useRefreshed } from '../live/use-refreshed';
import { say } from '../words/words';
import { Slots } from './slots';
import { Wars } from './wars';
import './tables.css';

const TABLES = graphql(`
  query TablesPage($season: ID!) {
    season(id: $season) {
      __typename
      id
      ...SeasonFrame
      viewer {
        id
        player {
          id
        }
        options {
          mutation
          description
          input
        }
      }
      ... on Round {
        ...Slots
        ...Wars
      }
    }
  }
`);
const TABLES_LIVE = graphql(`
  subscription TablesLive($season: ID!) {
    seasonUpdated(seasonId: $season) {
      id
      seq
    }
  }
`);

/** The side tables of the casino: the slot machine and war. */
export function TablesPage({ season: id }: { readonly season: string }) {
  const variables = { season: id };
  const [{ data, fetching }, ask] = useQuery({
    query: TABLES,
    variables,
    requestPolicy: 'cache-and-network',
  });
  useRefreshed(ask);
  useSubscription({ query: TABLES_LIVE, variables }, (_before, now) => {
    ask({ requestPolicy: 'network-only' });
    return now;
  });
  const season = data?.season ?? null;
  if (season?.__typename !== 'Round') {
    if (fetching) return <p className="quiet">{say('house.loading')}</p>;
    return <Note title={say('season.gone')} text={say('season.goneText')} />;
  }
  const options = season.viewer?.options ?? [];
  return (
    <SeasonFrame season={season} title={say('tables.title')}>
      <Slots round={season} options={options} />
      <Wars round={season} options={options} />
    </SeasonFrame>
  );
}
