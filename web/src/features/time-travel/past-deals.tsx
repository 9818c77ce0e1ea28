import { graphql } from '../../generated/gql';
import { unmask } from '../../generated/fragment-masking';
import { CONTRACT, ContractCard, TRADE, TradeCard } from '../round';
import { t } from '../../platform/i18n/translate';
import { OmittedCount } from './omitted-count';
import { PastChanges } from './past-changes';
import { usePastQuery } from './use-past-query';
import type { JournalMoment } from './use-past-query';
import '../round/market/market.css';
import '../governance/contract-terms.css';

const DEALS = graphql(`
  query DealsThen($season: ID!, $seq: Int!) {
    season(id: $season, atSeq: $seq) {
      __typename
      id
      ... on Round {
        trades(status: OFFERED, first: 30, order: NEWEST_FIRST) {
          totalCount
          nodes {
            id
            ...Trade
          }
        }
        offered: contracts(status: OFFERED, first: 8, order: NEWEST_FIRST) {
          totalCount
          nodes {
            id
            ...Contract
          }
        }
        inForce: contracts(status: IN_FORCE, first: 8, order: NEWEST_FIRST) {
          totalCount
          edges {
            cursor
          }
          nodes {
            id
            ...Contract
          }
        }
      }
    }
  }
`);

/** The open trades, and the contracts offered or in force; nothing if all are missing. */
export function PastDeals(moment: JournalMoment) {
  const round = usePastQuery(DEALS, moment)?.season;
  if (round?.__typename !== 'Round') return null;
  const { trades, offered, inForce } = round;
  const contracts = [...offered.nodes, ...inForce.nodes];
  const cursorBefore = (contract: string): string | null =>
    inForce.edges[inForce.nodes.findIndex(({ id }) => id === contract) - 1]?.cursor ?? null;
  return (
    <>
      {trades.nodes.length > 0 && (
        <section aria-labelledby="past-trades">
          <h2 id="past-trades">{t('market.open')}</h2>
          <ul className="trades">
            {unmask(TRADE, trades.nodes).map((trade) => (
              <li key={trade.id}>
                <TradeCard trade={trade} />
              </li>
            ))}
          </ul>
          <OmittedCount count={trades.totalCount - trades.nodes.length} />
        </section>
      )}
      {contracts.length > 0 && (
        <section aria-labelledby="past-contracts">
          <h2 id="past-contracts">{t('contracts.title')}</h2>
          <ul className="trades">
            {unmask(CONTRACT, contracts).map((contract) => (
              <li key={contract.id}>
                <ContractCard
                  contract={contract}
                  then={
                    <PastChanges
                      {...moment}
                      contract={contract.id}
                      after={cursorBefore(contract.id)}
                    />
                  }
                />
              </li>
            ))}
          </ul>
          <OmittedCount count={offered.totalCount + inForce.totalCount - contracts.length} />
        </section>
      )}
    </>
  );
}
