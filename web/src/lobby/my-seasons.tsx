import { useQuery } from 'urql';
import { Link } from 'wouter';
import { useToken } from '../account/session';
import { graphql } from '../generated/gql';
import { unmask } from '../generated/fragment-masking';
import type { FurtherOfMySeasonsQuery, SeasonCardsFragment } from '../generated/graphql';
import { Earlier } from '../kit/earlier';
import { useRefreshed } from '../live/use-refreshed';
import { say } from '../words/words';
import { SEASON_CARDS, SeasonCards } from './season-cards';

const MINE = graphql(`
  query MySeasons {
    viewer {
      id
      seasons(first: 20) {
        ...SeasonCards
      }
    }
  }
`);
const FURTHER = graphql(`
  query FurtherOfMySeasons($after: String!) {
    viewer {
      id
      seasons(first: 20, after: $after) {
        ...SeasonCards
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
  const seasons = unmask(SEASON_CARDS, viewer.seasons);
  return (
    <section aria-labelledby="mine">
      <h2 id="mine">{say('lobby.mine')}</h2>
      {seasons.nodes.length === 0 && <p className="quiet">{say('lobby.mineNone')}</p>}
      <SeasonCards seasons={seasons.nodes} />
      <Earlier than={seasons} query={FURTHER} variables={{}} pageOf={pageIn}>
        {(nodes) => <SeasonCards seasons={nodes} />}
      </Earlier>
      <p>
        <Link className="button" href="/new">
          {say('play.new')}
        </Link>
      </p>
    </section>
  );
}

const pageIn = ({ viewer }: FurtherOfMySeasonsQuery): SeasonCardsFragment | null =>
  viewer === null ? null : unmask(SEASON_CARDS, viewer.seasons);
