import { useMemo } from 'react';
import { useQuery } from 'urql';
import { graphql } from '../../../generated/gql';
import type { ThingListsQuery, ThingListsQueryVariables } from '../../../generated/graphql';
import { usePages } from '../../../ui/list/use-pages';
import type { Page } from '../../../ui/list/use-pages';

/** Fetches the first pages of several lists, and then the further pages of one list at a time. */
const LISTS = graphql(`
  query ThingLists(
    $season: ID!
    $after: String
    $trades: Boolean = false
    $tables: Boolean = false
    $contracts: Boolean = false
    $lots: Boolean = false
    $ducks: Boolean = false
    $games: Boolean = false
  ) {
    season(id: $season) {
      id
      ... on Round {
        trades(status: DONE, first: 100, order: NEWEST_FIRST, after: $after) @include(if: $trades) {
          nodes {
            id
            endedAt
            from {
              id
              name
            }
            to {
              id
              name
            }
            give {
              name
              quantity
            }
            get {
              name
              quantity
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
        tables(status: null, first: 100, order: NEWEST_FIRST, after: $after) @include(if: $tables) {
          nodes {
            id
            kind
            status
            openedAt
            players {
              id
              name
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
        contracts(status: IN_FORCE, first: 100, after: $after) @include(if: $contracts) {
          nodes {
            id
            parties {
              player {
                id
                name
              }
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
        auction {
          id
          lots(first: 100, after: $after) @include(if: $lots) {
            nodes {
              id
              number
            }
            pageInfo {
              hasNextPage
              endCursor
            }
          }
        }
        ducks(first: 100, after: $after) @include(if: $ducks) {
          nodes {
            id
            name
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
      ... on Dynasty {
        games(first: 100, order: NEWEST_FIRST, after: $after) @include(if: $games) {
          nodes {
            id
            number
            players {
              id
              name
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  }
`);

export type ChoiceList = 'trades' | 'tables' | 'contracts' | 'lots' | 'games';

const roundIn = ({ season }: ThingListsQuery) =>
  season !== null && 'auction' in season ? season : null;
const tradesIn = (data: ThingListsQuery) => roundIn(data)?.trades ?? null;
const tablesIn = (data: ThingListsQuery) => roundIn(data)?.tables ?? null;
const contractsIn = (data: ThingListsQuery) => roundIn(data)?.contracts ?? null;
const lotsIn = (data: ThingListsQuery) => roundIn(data)?.auction.lots ?? null;
const ducksIn = (data: ThingListsQuery) => roundIn(data)?.ducks ?? null;
const gamesIn = ({ season }: ThingListsQuery) =>
  season !== null && 'games' in season ? (season.games ?? null) : null;

/** The whole list of choices, given its first page. */
function useWhole<Node>(
  previous: Page<Node> | null,
  variables: Omit<ThingListsQueryVariables, 'after'>,
  pageOf: (data: ThingListsQuery) => Page<Node> | null,
): readonly Node[] {
  const { nodes } = usePages({ previous, query: LISTS, variables, pageOf, pages: Infinity });
  return useMemo(() => [...(previous?.nodes ?? []), ...nodes], [previous, nodes]);
}

export type ChoiceLists = ReturnType<typeof useChoiceLists>;

/** The wanted lists of a season, in full; ducks come with the season. */
export function useChoiceLists(season: string, wanted: readonly ChoiceList[]) {
  const [{ data }] = useQuery({
    query: LISTS,
    variables: { season, ...Object.fromEntries(wanted.map((list) => [list, true])) },
    pause: wanted.length === 0,
    requestPolicy: 'cache-and-network',
  });
  const first = data ?? { season: null };
  return {
    trades: useWhole(tradesIn(first), { season, trades: true }, tradesIn),
    tables: useWhole(tablesIn(first), { season, tables: true }, tablesIn),
    contracts: useWhole(contractsIn(first), { season, contracts: true }, contractsIn),
    lots: useWhole(lotsIn(first), { season, lots: true }, lotsIn),
    games: useWhole(gamesIn(first), { season, games: true }, gamesIn),
  };
}

export const useDucks = (season: string, previous: ReturnType<typeof ducksIn>) =>
  useWhole(previous, { season, ducks: true }, ducksIn);
