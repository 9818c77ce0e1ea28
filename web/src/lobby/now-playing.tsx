import { useEffect } from 'react';
import { useQuery, useSubscription } from 'urql';
import { graphql } from '../generated/gql';
import { useRefreshed } from '../live/use-refreshed';
import { Log } from '../season/log';
import { say } from '../words/words';
import { SeasonCard } from './season-card';
import { SeasonList } from './season-list';

const SEASONS = graphql(`
  query Seasons {
    running: seasons(status: RUNNING, first: 12) {
      nodes {
        id
        ...SeasonCard
      }
    }
    rehearsals: seasons(status: RUNNING, rehearsal: true, first: 6) {
      nodes {
        id
        ...SeasonCard
      }
    }
  }
`);

const SEASON_LIVE = graphql(`
  subscription SeasonLive($season: ID!) {
    seasonUpdated(seasonId: $season) {
      id
      ...SeasonCard
    }
  }
`);

/** Which seasons there are changes seldom; those on show are followed. */
const LOOK_AGAIN_MS = 15_000;

/**
 * The newest running season with its log, live; the others, rehearsals last, as cards that keep themselves
 * current.
 */
export function NowPlaying() {
  const [{ data, fetching }, ask] = useQuery({
    query: SEASONS,
    requestPolicy: 'cache-and-network',
  });
  useRefreshed(ask);
  useEffect(() => {
    const timer = setInterval(() => ask({ requestPolicy: 'network-only' }), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [ask]);
  if (data === undefined) {
    return <p className="quiet lobby-wait">{fetching ? say('house.loading') : ''}</p>;
  }
  const { running, rehearsals } = data;
  const played = [...running.nodes, ...rehearsals.nodes];
  const [first] = played;
  const isEmpty = first === undefined;
  return (
    <>
      <section aria-labelledby="playing">
        <h2 id="playing">{say('lobby.playing')}</h2>
        {isEmpty && <p className="quiet">{say('lobby.none')}</p>}
        {first !== undefined && (
          <div className="lobby-stage">
            <div className="lobby-seasons">
              {played.map((season) => (
                <Followed key={season.id} id={season.id} season={season} />
              ))}
            </div>
            <div className="lobby-log">
              <Log key={first.id} season={first.id} short={7} />
            </div>
          </div>
        )}
      </section>
      <SeasonList />
    </>
  );
}

type Season = Parameters<typeof SeasonCard>[0]['season'] & { readonly id: string };

function Followed({ id, season }: { readonly id: string; readonly season: Season }) {
  // What comes is put into the cache, from where the list reads.
  useSubscription({ query: SEASON_LIVE, variables: { season: id } });
  return <SeasonCard season={season} />;
}
