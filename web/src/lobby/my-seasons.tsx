import { useQuery } from 'urql';
import { Link } from 'wouter';
import { useToken } from '../account/session';
import { graphql } from '../generated/gql';
import { useRefreshed } from '../live/use-refreshed';
import { say } from '../words/words';
import { SeasonCard } from './season-card';

const MINE = graphql(`
  query MySeasons {
    viewer {
      id
      seasons(first: 20) {
        nodes {
          id
          ...SeasonCard
        }
      }
    }
  }
`);

/** Nothing for whoever is signed out. */
export function MySeasons() {
  const pause = useToken() === null;
  const [{ data }, ask] = useQuery({ query: MINE, pause, requestPolicy: 'cache-and-network' });
  useRefreshed(ask);
  const viewer = data?.viewer ?? null;
  if (viewer === null) return null;
  const seasons = viewer.seasons.nodes;
  return (
    <section aria-labelledby="mine">
      <h2 id="mine">{say('lobby.mine')}</h2>
      {seasons.length === 0 && <p className="quiet">{say('lobby.mineNone')}</p>}
      <div className="lobby-row">
        {seasons.map((season) => (
          <SeasonCard key={season.id} season={season} />
        ))}
      </div>
      <p>
        <Link className="button" href="/new">
          {say('play.new')}
        </Link>
      </p>
    </section>
  );
}
