import { useSubscription } from 'urql';
import { graphql } from '../../generated/gql';
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

/** A season's card with live updates. */
export function FollowedCard({ id, season }: FollowedCardProps) {
  // The cache stores the updates, and the list reads them from there.
  useSubscription({ query: SEASON_LIVE, variables: { season: id } });
  return <SeasonCard season={season} />;
}
