import { useQuery, useSubscription } from 'urql';
import { Note } from '../app/note';
import { graphql } from '../generated/gql';
import { useRefreshed } from '../live/use-refreshed';
import { say } from '../words/words';
import { Candidates } from './candidates';
import { Office } from './office';
import { Requests } from './requests';
import { SeasonFrame } from './season-frame';
import './govern.css';

const JUDGE = graphql(`
  query JudgePage($season: ID!) {
    season(id: $season) {
      __typename
      id
      ...SeasonFrame
      viewer {
        id
        options {
          mutation
          input
        }
      }
      ... on Round {
        judge {
          id
          ...Office
          ...Candidates
          ...Requests
        }
      }
    }
  }
`);
const JUDGE_LIVE = graphql(`
  subscription JudgeLive($season: ID!) {
    seasonUpdated(seasonId: $season) {
      id
      seq
    }
  }
`);

/** The office, who stands for it, what it was asked and how it ruled. */
export function JudgePage({ season: id }: { readonly season: string }) {
  const variables = { season: id };
  const [{ data, fetching }, ask] = useQuery({
    query: JUDGE,
    variables,
    requestPolicy: 'cache-and-network',
  });
  useRefreshed(ask);
  useSubscription({ query: JUDGE_LIVE, variables }, (_before, now) => {
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
    <SeasonFrame season={season} title={say('judge.title')}>
      <Office office={season.judge} season={id} options={options} />
      <Candidates office={season.judge} season={id} options={options} />
      <Requests office={season.judge} season={id} options={options} />
    </SeasonFrame>
  );
}
