import { Suspense } from 'react';
import { useQuery, useSubscription } from 'urql';
import { Redirect } from 'wouter';
import { Unavailable } from '../../ui/unavailable';
import { lazyPage } from '../../platform/lazy-page';
import { useTitle } from '../../platform/use-title';
import { graphql } from '../../generated/gql';
import { OptionRules } from '../../ui/form/option-rule';
import { useRefetchOnReconnect } from '../../platform/live/use-refetch-on-reconnect';
import { Log, SeasonTop } from '../season';
import { SeasonClock } from '../../ui/season-clock';
import { Loading } from '../../ui/loading';
import { t } from '../../platform/i18n/translate';
import { DynastyPlayers } from './dynasty-players';
import { GameList } from './game-list';
import { ViewerPanel } from './viewer-panel';
import { offeredIn, useDynastyViewer } from './use-viewer';
import './dynasty.css';

const Masks = lazyPage(async () => (await import('./masks')).Masks);
const Publish = lazyPage(async () => (await import('./publish-rules')).PublishRules);
const Standings = lazyPage(async () => (await import('./standings')).Standings);

const DYNASTY = graphql(`
  query DynastyTable($season: ID!) {
    season(id: $season) {
      __typename
      id
      name
      seq
      ...SeasonTop
      ...SeasonClock
      ... on Dynasty {
        ...GameList
        ...DynastyPlayers
        ...Masks
      }
    }
  }
`);

const DYNASTY_LIVE = graphql(`
  subscription DynastyLive($season: ID!) {
    seasonUpdated(seasonId: $season) {
      id
      seq
      ...SeasonTop
      ...SeasonClock
      ... on Dynasty {
        ...GameList
        ...DynastyPlayers
        ...Masks
      }
    }
  }
`);

type DynastyPageProps = { readonly season: string; readonly tab: string | undefined };

/** The public page of a dynasty of Giolitti. */
export function DynastyPage({ season: id, tab }: DynastyPageProps) {
  const variables = { season: id };
  const [{ data, fetching, error }, ask] = useQuery({
    query: DYNASTY,
    variables,
    requestPolicy: 'cache-and-network',
  });
  useRefetchOnReconnect(ask);
  const season = data?.season ?? null;
  const pause = season?.__typename !== 'Dynasty';
  useSubscription({ query: DYNASTY_LIVE, variables, pause });
  const place = useDynastyViewer(id, season?.seq ?? null);
  useTitle(season?.name ?? null);
  if (season?.__typename === 'Round') return <Redirect href={`/s/${id}`} replace />;
  if (season === null) {
    if (fetching && error === undefined) return <Loading />;
    return <Unavailable error={error} title={t('season.gone')} />;
  }
  return (
    <SeasonClock season={season}>
      <SeasonTop season={season} />
      <div className="board">
        <div className="board-main">
          <OptionRules options={place?.options ?? []}>
            {tab === undefined && (
              <>
                {place === undefined ? <Loading /> : <ViewerPanel season={id} place={place} />}
                <GameList dynasty={season} />
                <DynastyPlayers dynasty={season} />
                {offeredIn(place, 'publishRuleset') !== null && (
                  <Suspense fallback={null}>
                    <Publish season={id} />
                  </Suspense>
                )}
              </>
            )}
            <Suspense fallback={<Loading />}>
              {tab === 'standings' && <Standings season={id} />}
              {tab === 'masks' && <Masks dynasty={season} place={place ?? null} />}
            </Suspense>
          </OptionRules>
        </div>
        <aside className="board-log">
          <Log season={id} page={`/d/${id}`} />
        </aside>
      </div>
    </SeasonClock>
  );
}
