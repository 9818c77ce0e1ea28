import { useState } from 'react';
import { useQuery, useSubscription } from 'urql';
import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type {
  EarlierTradesQuery,
  TradeFragment,
  TradePageFragment,
} from '../../../generated/graphql';
import { NextPages } from '../../../ui/list/next-pages';
import { useRefetchOnReconnect } from '../../../platform/live/use-refetch-on-reconnect';
import { Loading } from '../../../ui/loading';
import { t } from '../../../platform/i18n/translate';
import { AuctionHouse } from '../auction/auction-house';
import { Ducks } from './ducks';
import { Exchanges } from './exchanges';
import { OfferTrade } from './offer-trade';
import { useSeat } from '../seat/seat';
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
    seq
    offered: trades(status: OFFERED, first: 15, order: NEWEST_FIRST) {
      ...TradePage
    }
    trades(first: 15, order: NEWEST_FIRST) {
      ...TradePage
    }
    ...TradePartners
    ...Ducks
  }
`);

const TRADE_PAGE = graphql(`
  fragment TradePage on TradeConnection {
    nodes {
      id
      ...Trade
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
`);

const EARLIER = graphql(`
  query EarlierTrades($season: ID!, $status: TradeStatus, $after: String!) {
    season(id: $season) {
      id
      ... on Round {
        trades(status: $status, first: 30, order: NEWEST_FIRST, after: $after) {
          ...TradePage
        }
      }
    }
  }
`);

/** Trades between players, and exchanges with the Bank. */
export function MarketPage() {
  const { season } = useSeat();
  const variables = { season };
  const [{ data }, ask] = useQuery({
    query: MARKET,
    variables,
    requestPolicy: 'cache-and-network',
  });
  useRefetchOnReconnect(ask);
  useSubscription({ query: MARKET_LIVE, variables });
  const [countered, setCountered] = useState<TradeFragment | null>(null);
  const found = data?.season;
  if (found?.__typename !== 'Round') return <Loading />;
  const round = unmask(MARKET_OF, found);
  const offered = unmask(TRADE_PAGE, round.offered);
  const latest = unmask(TRADE_PAGE, round.trades);
  const isOver = latest.pageInfo.hasNextPage || !unmask(TRADE, latest.nodes).every(isOpen);
  return (
    <>
      <section aria-labelledby="trades">
        <h2 id="trades">{t('market.open')}</h2>
        {offered.nodes.length === 0 && <p className="quiet">{t('market.noTrades')}</p>}
        <Trades trades={offered.nodes} onCounter={setCountered} />
        <NextPages
          previous={offered}
          query={EARLIER}
          variables={{ season, status: 'OFFERED' as const }}
          pageOf={pageIn}
          all
          version={round.seq}
        >
          {(trades) => <Trades trades={trades} onCounter={setCountered} />}
        </NextPages>
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
      {isOver && (
        <section aria-labelledby="past-trades">
          <h2 id="past-trades">{t('market.past')}</h2>
          <Trades trades={latest.nodes} />
          <NextPages
            previous={latest}
            query={EARLIER}
            variables={{ season, status: null }}
            pageOf={pageIn}
          >
            {(trades) => <Trades trades={trades} />}
          </NextPages>
        </section>
      )}
    </>
  );
}

const isOpen = ({ status }: TradeFragment): boolean => status === 'OFFERED';

function pageIn({ season }: EarlierTradesQuery): TradePageFragment | null {
  return season !== null && 'trades' in season ? unmask(TRADE_PAGE, season.trades) : null;
}

type TradesProps = {
  readonly trades: TradePageFragment['nodes'];
  /** Starts a counter-offer; left out for lists of ended trades. */
  readonly onCounter?: (trade: TradeFragment) => void;
};

function Trades({ trades, onCounter }: TradesProps) {
  const isOver = onCounter === undefined;
  const shown = unmask(TRADE, trades).filter((trade) => isOpen(trade) !== isOver);
  if (shown.length === 0) return null;
  return (
    <ul className="trades">
      {shown.map((trade) => (
        <li key={trade.id}>
          <TradeCard trade={trade} {...(!isOver && { onCounter })} />
        </li>
      ))}
    </ul>
  );
}
