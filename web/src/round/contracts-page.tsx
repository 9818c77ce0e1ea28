import { useQuery, useSubscription } from 'urql';
import { graphql } from '../generated/gql';
import { unmask } from '../generated/fragment-masking';
import { useRefreshed } from '../live/use-refreshed';
import { say } from '../words/words';
import { ContractCard } from './contract-card';
import { ContractForm } from './contract-form';
import { CONTRACT } from './contract-fragments';
import { useSeat } from './seat';
import './market.css';
import './contracts.css';

const CONTRACTS_OF = graphql(`
  fragment Contracts on Round {
    id
    contracts(first: 20, order: NEWEST_FIRST) {
      nodes {
        id
        ...Contract
      }
    }
    ...ContractForm
  }
`);

const CONTRACTS = graphql(`
  query Contracts($season: ID!) {
    season(id: $season) {
      __typename
      id
      ... on Round {
        ...Contracts
      }
    }
  }
`);

const CONTRACTS_LIVE = graphql(`
  subscription ContractsLive($season: ID!) {
    seasonUpdated(seasonId: $season) {
      id
      ... on Round {
        ...Contracts
      }
    }
  }
`);

/** Contracts are made in the open: everybody sees them, and any player may deposit. */
export function ContractsPage() {
  const { season } = useSeat();
  const variables = { season };
  const requestPolicy = 'cache-and-network';
  const [{ data }, ask] = useQuery({ query: CONTRACTS, variables, requestPolicy });
  useRefreshed(ask);
  useSubscription({ query: CONTRACTS_LIVE, variables });
  const found = data?.season;
  if (found?.__typename !== 'Round') return <p className="quiet">{say('house.loading')}</p>;
  const round = unmask(CONTRACTS_OF, found);
  const contracts = unmask(CONTRACT, round.contracts.nodes);
  return (
    <>
      <section aria-labelledby="contracts">
        <h2 id="contracts">{say('contracts.title')}</h2>
        {contracts.length === 0 && <p className="quiet">{say('contracts.none')}</p>}
        <ul className="trades">
          {contracts.map((contract) => (
            <li key={contract.id}>
              <ContractCard contract={contract} />
            </li>
          ))}
        </ul>
      </section>
      <ContractForm round={round} />
    </>
  );
}
