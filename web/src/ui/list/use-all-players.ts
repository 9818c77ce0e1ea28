import { useMemo } from 'react';
import { graphql } from '../../generated/gql';
import { unmask } from '../../generated/fragment-masking';
import type { FragmentType } from '../../generated/fragment-masking';
import type { EverybodyFragment, FurtherEverybodyQuery } from '../../generated/graphql';
import { usePages } from './use-pages';

const EVERYBODY = graphql(`
  fragment Everybody on PlayerConnection {
    totalCount
    nodes {
      id
      name
      idleSince
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
`);
const FURTHER = graphql(`
  query FurtherEverybody($season: ID!, $after: String!) {
    season(id: $season) {
      id
      players(first: 100, after: $after) {
        ...Everybody
      }
    }
  }
`);

/** All players of a season for a choice, given the first page. */
export function useAllPlayers(
  season: string,
  players: FragmentType<typeof EVERYBODY> | null,
): EverybodyFragment['nodes'] {
  const previous = unmask(EVERYBODY, players);
  const variables = { season };
  const version = previous?.totalCount;
  const { nodes } = usePages({
    ...{ previous, query: FURTHER, variables, pageOf: pageIn },
    pages: Infinity,
    version,
  });
  return useMemo(() => [...(previous?.nodes ?? []), ...nodes], [previous, nodes]);
}

const pageIn = ({ season }: FurtherEverybodyQuery): EverybodyFragment | null =>
  season === null ? null : unmask(EVERYBODY, season.players);
