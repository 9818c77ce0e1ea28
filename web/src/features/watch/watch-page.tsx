import { useQuery, useSubscription } from 'urql';
import { Unavailable, isRetryable } from '../../ui/unavailable';
import { useTitle } from '../../platform/use-title';
import { graphql } from '../../generated/gql';
import type { WatchAuctionSubscription } from '../../generated/graphql';
import { GlossaryContext } from '../../ui/glossary/glossary-context';
import { useRefetchOnReconnect } from '../../platform/live/use-refetch-on-reconnect';
import { Log, SeasonHead, WeekLine } from '../season';
import { SeasonClock } from '../../ui/season-clock';
import { Loading } from '../../ui/loading';
import { t } from '../../platform/i18n/translate';
import { SubmittedHands } from './submitted-hands';
import { useRetries } from './use-retries';
import { WatchAuction } from './watch-auction';
import { WatchGames } from './watch-games';
import { WatchLots } from './watch-lots';
import { WatchStandings } from './watch-standings';
import '../round/round.css';
import './watch.css';

const WATCH = graphql(`
  query Watch($season: ID!) {
    season(id: $season) {
      __typename
      id
      name
      ...SeasonHead
      ...SeasonClock
      ...WatchStandings
      ... on Round {
        week
        status
        pausedSince
        ...WeekLine
        ...HandsIn
        auction {
          id
          ...WatchLots
        }
      }
      ... on Dynasty {
        ...WatchGames
      }
    }
  }
`);

const WATCH_LIVE = graphql(`
  subscription WatchLive($season: ID!) {
    seasonUpdated(seasonId: $season) {
      id
      ...SeasonHead
      ...SeasonClock
      ...WatchStandings
      ... on Round {
        week
        status
        pausedSince
        ...WeekLine
        ...HandsIn
      }
      ... on Dynasty {
        ...WatchGamesLive
      }
    }
  }
`);

const WATCH_AUCTION = graphql(`
  subscription WatchAuction($season: ID!) {
    auctionUpdated(roundId: $season) {
      id
      ...WatchLots
    }
  }
`);

/** The number of log lines that fit a wall screen. */
const LAST_WORDS = 6;

/** A season on a wall screen: large, live and without controls. */
export function WatchPage({ season: id }: { readonly season: string }) {
  const variables = { season: id };
  const [{ data, fetching, error }, ask] = useQuery({
    query: WATCH,
    variables,
    requestPolicy: 'cache-and-network',
  });
  useRefetchOnReconnect(ask);
  const season = data?.season ?? null;
  useRetries(ask, season === null && !fetching && isRetryable(error));
  useSubscription({ query: WATCH_LIVE, variables, pause: season === null });
  const [{ data: version = 0 }] = useSubscription<
    WatchAuctionSubscription,
    number,
    typeof variables
  >(
    { query: WATCH_AUCTION, variables, pause: season?.__typename !== 'Round' },
    (times = 0) => times + 1,
  );
  useTitle(season?.name ?? null);
  if (season === null) {
    if (fetching) return <Loading />;
    return <Unavailable error={error} title={t('season.gone')} />;
  }
  return (
    <SeasonClock season={season}>
      <GlossaryContext value={null}>
        <div className="wall">
          <div className="wall-main">
            <SeasonHead season={season} alone />
            {season.__typename === 'Round' ? (
              <>
                <WeekLine round={season} />
                <WatchAuction season={id} week={season.week}>
                  <SubmittedHands round={season} />
                  <WatchLots
                    season={id}
                    auction={season.auction}
                    isPaused={season.pausedSince !== null}
                    isOver={season.status === 'ENDED'}
                    version={version}
                  />
                </WatchAuction>
              </>
            ) : (
              <WatchGames dynasty={season} />
            )}
          </div>
          <aside className="wall-side">
            <WatchStandings season={season} />
            <Log season={id} short={LAST_WORDS} />
          </aside>
        </div>
      </GlossaryContext>
    </SeasonClock>
  );
}
