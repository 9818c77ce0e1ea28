import { useState } from 'react';
import { useQuery, useSubscription } from 'urql';
import { graphql } from '../generated/gql';
import { unmask } from '../generated/fragment-masking';
import type { TradeFragment } from '../generated/graphql';
import { useRefreshed } from '../live/use-refreshed';
import { say } from '../words/words';
import { AuctionHouse } from './auction-house';
import { Ducks } from './ducks';
import { Exchanges } from './exchanges';
import { OfferTrade } from './offer-trade';
import { useSeat } from './seat';
import { TRADE, TradeCard } from './trade-card';
import './market.css';

const MARKET = graphql(`
  query Market($season: ID!) {
    season(id: $season) {
      __typename
      id
      ... on Round {
        ...Market
      }
    }
  }
`);

const MARKET_LIVE = graphql(`
  subscription MarketLive($season: ID!) {
    seasonUpdated(seasonId: $season) {
      id
      ... on Round {
        ...Market
      }
    }
  }
`);

const MARKET_OF = graphql(`
  fragment Market on Round {
    id
    ruleset {
      id
      round {
        auction {
          playerLots
        }
        ...Exchanges
      }
    }
    trades(first: 30, order: NEWEST_FIRST) {
      nodes {
        id
        ...Trade
      }
    }
    ...TradePartners
    ...Ducks
  }
`);

/** What changes hands between players, and with the Bank. */
export function MarketPage() {
  const { season } = useSeat();
  const variables = { season };
  const [{ data }, ask] = useQuery({
    query: MARKET,
    variables,
    requestPolicy: 'cache-and-network',
  });
  useRefreshed(ask);
  useSubscription({ query: MARKET_LIVE, variables });
  const [countered, setCountered] = useState<TradeFragment | null>(null);
  const found = data?.season;
  if (found?.__typename !== 'Round') return <p className="quiet">{say('house.loading')}</p>;
  const round = unmask(MARKET_OF, found);
  const trades = unmask(TRADE, round.trades.nodes);
  const open = trades.filter(({ status }) => status === 'OFFERED');
  const past = trades.filter(({ status }) => status !== 'OFFERED');
  return (
    <>
      <section aria-labelledby="trades">
        <h2 id="trades">{say('market.open')}</h2>
        {open.length === 0 && <p className="quiet">{say('market.noTrades')}</p>}
        <ul className="trades">
          {open.map((trade) => (
            <li key={trade.id}>
              <TradeCard trade={trade} onCounter={setCountered} />
            </li>
          ))}
        </ul>
      </section>
      <OfferTrade
        key={countered?.id ?? 'new'}
        round={round}
        countered={countered}
        onDone={() => setCountered(null)}
      />
      <Exchanges rules={round.ruleset.round} />
      <Ducks round={round} />
      {round.ruleset.round?.auction.playerLots === true && <AuctionHouse />}
      {past.length > 0 && (
        <section aria-labelledby="past-trades">
          <h2 id="past-trades">{say('market.past')}</h2>
          <ul className="trades">
            {past.map((trade) => (
              <li key={trade.id}>
                <TradeCard trade={trade} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
