import { Suspense, useState } from 'react';
import { useQuery, useSubscription } from 'urql';
import { Redirect } from 'wouter';
import { Unavailable } from '../../ui/unavailable';
import { lazyComponent } from '../../platform/lazy-component';
import { lazyPage } from '../../platform/lazy-page';
import { useTitle } from '../../platform/use-title';
import { graphql } from '../../generated/gql';
import type { AuctionLiveSubscription, RoundTableQuery } from '../../generated/graphql';
import { useRefetchOnReconnect } from '../../platform/live/use-refetch-on-reconnect';
import { SeasonClock } from '../../ui/season-clock';
import { SeasonTop } from '../season';
import { Loading } from '../../ui/loading';
import { Skeleton } from '../../ui/skeleton';
import { t } from '../../platform/i18n/translate';
import { Lots } from './auction/lots';
import { useBoundBids, useMySealed } from './seals/my-secrets';
import { RoundLog } from './history/round-log';
import { Seat, useSeat } from './seat/seat';
import { SettlementNews, useSettlementNews } from './history/settlement-news';
import { SeatBar } from './seat/seat-bar';
import './round.css';

const ContractsPage = lazyPage(
  async () => (await import('./contracts/contracts-page')).ContractsPage,
);
const FinalStandings = lazyPage(async () => (await import('./seat/people')).FinalStandings);
const Gallery = lazyPage(async () => (await import('./auction/gallery')).Gallery);
const Hands = lazyPage(async () => (await import('./hands/hands')).Hands);
const HistoryPage = lazyPage(async () => (await import('./history/history-page')).HistoryPage);
const MarketPage = lazyPage(async () => (await import('./market/market-page')).MarketPage);
const People = lazyPage(async () => (await import('./seat/people')).People);
const SecretActions = lazyComponent(
  async () => (await import('./seals/secret-actions')).SecretActions,
);

const ROUND = graphql(`
  query RoundTable($season: ID!) {
    season(id: $season) {
      __typename
      id
      name
      ...SeasonTop
      ...SeasonClock
      ... on Round {
        ...People
        ...CasinoSeat
        ...SecretActions
        ...Hands
        auction {
          id
          ...Lots
        }
      }
    }
  }
`);

const ROUND_LIVE = graphql(`
  subscription RoundLive($season: ID!) {
    seasonUpdated(seasonId: $season) {
      id
      ...SeasonTop
      ...SeasonClock
      ... on Round {
        ...People
        ...CasinoSeat
        ...SecretActions
        ...Hands
      }
    }
  }
`);

const AUCTION_LIVE = graphql(`
  subscription AuctionLive($season: ID!) {
    auctionUpdated(roundId: $season) {
      id
      round {
        id
        seq
        week
        status
      }
      ...Lots
    }
  }
`);

type RoundPageProps = { readonly season: string; readonly tab: string | undefined };

/** The public page of a round. */
export function RoundPage({ season: id, tab }: RoundPageProps) {
  const variables = { season: id };
  const [{ data, fetching, error }, ask] = useQuery({
    query: ROUND,
    variables,
    requestPolicy: 'cache-and-network',
  });
  useRefetchOnReconnect(ask);
  const season = data?.season ?? null;
  const pause = season?.__typename !== 'Round';
  useSubscription({ query: ROUND_LIVE, variables, pause });
  const [{ data: version = 0 }] = useSubscription<
    AuctionLiveSubscription,
    number,
    typeof variables
  >({ query: AUCTION_LIVE, variables, pause }, (times = 0) => times + 1);
  useTitle(season?.name ?? null);
  if (season?.__typename === 'Dynasty') return <Redirect href={`/d/${id}`} replace />;
  if (season === null) {
    if (fetching && error === undefined) return <Skeleton of="lots" />;
    return <Unavailable error={error} title={t('season.gone')} />;
  }
  return (
    <SeasonClock season={season}>
      <Seat round={season}>
        <Board tab={tab} round={season} version={version} />
      </Seat>
    </SeasonClock>
  );
}

type Round = Extract<NonNullable<RoundTableQuery['season']>, { readonly __typename: 'Round' }>;

type TabProps = {
  readonly tab: string | undefined;
  readonly round: Round;
  /** The refetch counter of the auction. */
  readonly version: number;
};

/**
 * The head, the tab and the log. While a settlement is told, lots and items stay as they were; while
 * the last one is told, so does the head, which names the winner.
 */
function Board({ tab, round, version }: TabProps) {
  const { over } = useSeat();
  const news = useSettlementNews(tab === undefined);
  const top = useHeldValue(round, news.isTelling && over);
  const shown = useHeldValue(round, news.isTelling);
  const shownVersion = useHeldValue(version, news.isTelling);
  return (
    <>
      <SeasonTop season={top} />
      <div className="board">
        <div className="board-main">
          <SettlementNews news={news} />
          <Seat round={shown}>
            <MySeatBar round={shown} />
            <Suspense fallback={<Loading />}>
              <Tab tab={tab} round={shown} version={shownVersion} />
            </Suspense>
          </Seat>
        </div>
        <aside className="board-log">
          <RoundLog />
        </aside>
      </div>
    </>
  );
}

/** The value; while it is held, the value of before. */
function useHeldValue<T>(value: T, isHeld: boolean): T {
  const [kept, setKept] = useState(value);
  if (!isHeld && kept !== value) setKept(value);
  return isHeld ? kept : value;
}

function Tab({ tab, round, version }: TabProps) {
  switch (tab) {
    case 'hands':
      return <Hands round={round} />;
    case 'market':
      return <MarketPage />;
    case 'contracts':
      return <ContractsPage />;
    case 'gallery':
      return <Gallery />;
    case 'history':
      return <HistoryPage />;
    case 'people':
      return <People round={round} />;
    case undefined:
    default:
      return <Table round={round} version={version} />;
  }
}

const MySeatBar = ({ round }: { readonly round: Round }) => <SeatBar bound={useBoundBids(round)} />;

function Table({ round, version }: Omit<TabProps, 'tab'>) {
  const { over } = useSeat();
  return (
    <>
      {over && <FinalStandings round={round} />}
      <Lots auction={round.auction} version={version} mySealed={useMySealed(round)} />
      <Suspense fallback={null}>
        <SecretActions round={round} />
      </Suspense>
    </>
  );
}
