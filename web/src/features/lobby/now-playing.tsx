import { useEffect } from 'react';
import { useQuery } from 'urql';
import { graphql } from '../../generated/gql';
import { useRefetchOnReconnect } from '../../platform/live/use-refetch-on-reconnect';
import { Log } from '../season';
import { t } from '../../platform/i18n/translate';
import { FollowedCard } from './followed-card';
import { Exhibition } from './exhibition';
import { SeasonList } from './season-list';
import { useExhibitions } from './use-exhibitions';

const SEASONS = graphql(`
  query Seasons {
    server {
      practice
    }
    running: seasons(status: RUNNING, first: 12) {
      nodes {
        id
        ...SeasonCard
      }
    }
    rehearsals: seasons(status: RUNNING, rehearsal: true, first: 8) {
      nodes {
        id
        host {
          id
          bot
        }
        ...SeasonCard
      }
    }
  }
`);

/** The most seasons to show. */
const MANY = 4;
/** The interval between refetches of the list. The visible seasons themselves are live. */
const LOOK_AGAIN_MS = 15_000;

/**
 * The newest running season with its live log, and further seasons as live cards, rehearsals last.
 * Exhibitions come below, or first if no season runs, so that visitors always have a table to
 * watch.
 */
export function NowPlaying() {
  const [{ data, fetching }, ask] = useQuery({
    query: SEASONS,
    requestPolicy: 'cache-and-network',
  });
  useRefetchOnReconnect(ask);
  useEffect(() => {
    const timer = setInterval(() => ask({ requestPolicy: 'network-only' }), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [ask]);
  const count = data?.running.nodes.length ?? MANY;
  const isShow = data?.server.practice === true && count < MANY;
  const shown = useExhibitions(isShow);
  if (data === undefined) {
    return <p className="quiet lobby-wait">{fetching ? t('house.loading') : ''}</p>;
  }
  const { running, rehearsals } = data;
  const played = [...running.nodes, ...rehearsals.nodes.filter(({ host }) => !host.bot)];
  const isQuiet = count === 0;
  const [first] = isQuiet ? [...shown, ...played] : played;
  const isEmpty = first === undefined && !isShow;
  return (
    <>
      <section aria-labelledby="playing">
        <h2 id="playing">{t('lobby.playing')}</h2>
        {isEmpty && <p className="quiet">{t('lobby.none')}</p>}
        {!isEmpty && (
          <div className="lobby-stage">
            <div className="lobby-played">
              {isShow && isQuiet && <Exhibition shown={shown} />}
              <div className="lobby-seasons">
                {played.map((season) => (
                  <FollowedCard key={season.id} id={season.id} season={season} />
                ))}
              </div>
              {isShow && !isQuiet && <Exhibition shown={shown} />}
            </div>
            <div className="lobby-log">
              {first !== undefined && <Log key={first.id} season={first.id} short={7} />}
            </div>
          </div>
        )}
      </section>
      <SeasonList />
    </>
  );
}
