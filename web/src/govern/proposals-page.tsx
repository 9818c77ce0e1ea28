import { useQuery, useSubscription } from 'urql';
import { Note } from '../app/note';
import { graphql } from '../generated/gql';
import { useRefreshed } from '../live/use-refreshed';
import { say } from '../words/words';
import { ProposalCard } from './proposal-card';
import { ProposalForm } from './proposal-form';
import { SeasonFrame } from './season-frame';
import './govern.css';

const PROPOSALS = graphql(`
  query Proposals($season: ID!) {
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
        ...ProposalForm
        proposals(first: 50, order: NEWEST_FIRST) {
          nodes {
            id
            ...ProposalCard
          }
        }
      }
    }
  }
`);
const PROPOSALS_LIVE = graphql(`
  subscription ProposalsLive($season: ID!) {
    seasonUpdated(seasonId: $season) {
      id
      seq
    }
  }
`);

/** What the players would have otherwise, and how they vote on it. */
export function ProposalsPage({ season: id }: { readonly season: string }) {
  const variables = { season: id };
  const [{ data, fetching }, ask] = useQuery({
    query: PROPOSALS,
    variables,
    requestPolicy: 'cache-and-network',
  });
  useRefreshed(ask);
  useSubscription({ query: PROPOSALS_LIVE, variables }, (_before, now) => {
    ask({ requestPolicy: 'network-only' });
    return now;
  });
  const season = data?.season ?? null;
  if (season?.__typename !== 'Round') {
    if (fetching) return <p className="quiet">{say('house.loading')}</p>;
    return <Note title={say('season.gone')} text={say('season.goneText')} />;
  }
  const options = season.viewer?.options ?? [];
  const canPropose = options.some(({ mutation }) => mutation === 'submitProposal');
  return (
    <SeasonFrame season={season} title={say('govern.proposals')}>
      {season.proposals.nodes.length === 0 && <p className="quiet">{say('govern.none')}</p>}
      {season.proposals.nodes.map((proposal) => (
        <ProposalCard key={proposal.id} proposal={proposal} season={id} options={options} />
      ))}
      {canPropose && <ProposalForm round={season} />}
      {!canPropose && season.viewer !== null && <p className="quiet">{say('govern.cannot')}</p>}
    </SeasonFrame>
  );
}
