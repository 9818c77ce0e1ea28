import { useQuery, useSubscription } from 'urql';
import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type {
  ContractFragment,
  ContractPageFragment,
  ContractStatus,
  EarlierContractsQuery,
} from '../../../generated/graphql';
import { NextPages } from '../../../ui/list/next-pages';
import { useRefetchOnReconnect } from '../../../platform/live/use-refetch-on-reconnect';
import { Loading } from '../../../ui/loading';
import { t } from '../../../platform/i18n/translate';
import { ContractCard } from './contract-card';
import { ContractForm } from './contract-form';
import { CONTRACT } from './contract-fragments';
import { useSeat } from '../seat/seat';
import '../market/market.css';
import '../../governance/contract-terms.css';

const CONTRACTS_OF = graphql(`
  fragment Contracts on Round {
    id
    seq
    offered: contracts(status: OFFERED, first: 7, order: NEWEST_FIRST) {
      ...ContractPage
    }
    inForce: contracts(status: IN_FORCE, first: 7, order: NEWEST_FIRST) {
      ...ContractPage
    }
    contracts(first: 6, order: NEWEST_FIRST) {
      ...ContractPage
    }
    ...ContractForm
  }
`);

const CONTRACT_PAGE = graphql(`
  fragment ContractPage on ContractConnection {
    nodes {
      id
      ...Contract
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
`);

const EARLIER = graphql(`
  query EarlierContracts($season: ID!, $status: ContractStatus, $after: String!) {
    season(id: $season) {
      id
      ... on Round {
        contracts(status: $status, first: 20, order: NEWEST_FIRST, after: $after) {
          ...ContractPage
        }
      }
    }
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

/** Contracts are public: everybody sees them, and any player may deposit. */
export function ContractsPage() {
  const { season } = useSeat();
  const variables = { season };
  const requestPolicy = 'cache-and-network';
  const [{ data }, ask] = useQuery({ query: CONTRACTS, variables, requestPolicy });
  useRefetchOnReconnect(ask);
  useSubscription({ query: CONTRACTS_LIVE, variables });
  const found = data?.season;
  if (found?.__typename !== 'Round') return <Loading />;
  const round = unmask(CONTRACTS_OF, found);
  const offered = unmask(CONTRACT_PAGE, round.offered);
  const inForce = unmask(CONTRACT_PAGE, round.inForce);
  const latest = unmask(CONTRACT_PAGE, round.contracts);
  const isOver = latest.nodes.length > 0;
  const isNone = offered.nodes.length + inForce.nodes.length === 0;
  return (
    <>
      <section aria-labelledby="contracts">
        <h2 id="contracts">{t('contracts.title')}</h2>
        {isNone && <p className="quiet">{t(isOver ? 'contracts.noneOpen' : 'contracts.none')}</p>}
        {/* Both first pages share one list, so that an offer's open card stays open when the
            contract comes into force. */}
        <Contracts contracts={[...offered.nodes, ...inForce.nodes]} over={false} />
        <EarlierContracts previous={offered} status="OFFERED" version={round.seq} />
        <EarlierContracts previous={inForce} status="IN_FORCE" version={round.seq} />
      </section>
      <ContractForm round={round} />
      <PastContracts latest={latest} />
    </>
  );
}

type EarlierProps = {
  readonly previous: ContractPageFragment;
  readonly status: ContractStatus | null;
  readonly version?: number;
};

/**
 * The further contracts of a status, all at once; for null, the ended contracts, one page for each
 * press.
 */
function EarlierContracts({ previous, status, version }: EarlierProps) {
  const { season } = useSeat();
  return (
    <NextPages
      previous={previous}
      query={EARLIER}
      variables={{ season, status }}
      pageOf={pageIn}
      all={status !== null}
      {...(version !== undefined && { version })}
    >
      {(nodes) => <Contracts contracts={nodes} over={status === null} />}
    </NextPages>
  );
}

function pageIn({ season }: EarlierContractsQuery): ContractPageFragment | null {
  return season !== null && 'contracts' in season ? unmask(CONTRACT_PAGE, season.contracts) : null;
}

const isOpen = ({ status }: ContractFragment): boolean =>
  status === 'OFFERED' || status === 'IN_FORCE';

function PastContracts({ latest }: { readonly latest: ContractPageFragment }) {
  const isShown = latest.pageInfo.hasNextPage || !unmask(CONTRACT, latest.nodes).every(isOpen);
  if (!isShown) return null;
  return (
    <section aria-labelledby="past-contracts">
      <h2 id="past-contracts">{t('market.past')}</h2>
      <Contracts contracts={latest.nodes} over />
      <EarlierContracts previous={latest} status={null} />
    </section>
  );
}

type ContractsProps = {
  readonly contracts: ContractPageFragment['nodes'];
  /** True if the list shows ended contracts. */
  readonly over: boolean;
};

function Contracts({ contracts, over }: ContractsProps) {
  const shown = unmask(CONTRACT, contracts).filter((each) => !over || !isOpen(each));
  if (shown.length === 0) return null;
  return (
    <ul className="trades">
      {shown.map((contract) => (
        <li key={contract.id}>
          <ContractCard contract={contract} />
        </li>
      ))}
    </ul>
  );
}
