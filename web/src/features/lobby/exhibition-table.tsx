import { useSubscription } from 'urql';
import { graphql } from '../../generated/gql';
import { WatchGames } from '../watch';
import type { ExhibitionSeason } from './use-exhibitions';

const SHOW_LIVE = graphql(`
  subscription ShowTableLive($season: ID!) {
    seasonUpdated(seasonId: $season) {
      id
      ... on Dynasty {
        ...WatchGamesLive
      }
    }
  }
`);

type ExhibitionTableProps = {
  readonly dynasty: Extract<ExhibitionSeason, { __typename: 'Dynasty' }>;
};

/** The live table of the bots' game of Giolitti. */
export function ExhibitionTable({ dynasty }: ExhibitionTableProps) {
  useSubscription({ query: SHOW_LIVE, variables: { season: dynasty.id } });
  return <WatchGames dynasty={dynasty} />;
}
