import { graphql } from '../../generated/gql';
import { SeasonCard } from './season-card';
import type { SeasonCardsFragment } from '../../generated/graphql';

export const SEASON_CARDS = graphql(`
  fragment SeasonCards on SeasonConnection {
    nodes {
      id
      ...SeasonCard
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
`);

/** A row of seasons as cards. */
export const SeasonCards = ({ seasons }: { readonly seasons: SeasonCardsFragment['nodes'] }) => (
  <div className="lobby-row">
    {seasons.map((season) => (
      <SeasonCard key={season.id} season={season} />
    ))}
  </div>
);
