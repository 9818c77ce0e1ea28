import { useSubscription } from 'urql';
import { graphql } from '../generated/gql';
import { SeasonCard } from './season-card';

const SEASON_LIVE = graphql(`
  subscription SeasonLive($season: ID!) {
    seasonUpdated(seasonId: $season) {
      id
      ...SeasonCard
    }
  }
`);

type FollowedCardProps = {
  readonly id: string;
  readonly season: Parameters<typeof SeasonCard>[0]['season'];
};

/** A season as it stands, live. */
export function FollowedCard({ id, season }: FollowedCardProps) {
  // What comes is put into the cache, from where the list reads.
  useSubscription({ query: SEASON_LIVE, variables: { season: id } });
  return <SeasonCard season={season} />;
}
