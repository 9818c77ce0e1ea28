import { useEffect } from 'react';
import { useQuery } from 'urql';
import { graphql } from '../../../generated/gql';
import type { GamePositionsQuery } from '../../../generated/graphql';

const POSITIONS = graphql(`
  query GamePositions($game: ID!) {
    node(id: $game) {
      id
      ... on GiolittiGame {
        positions {
          afterPlay
          stakes
          seats {
            player {
              id
            }
            score
            pocket {
              rank
              suit
              name
            }
          }
        }
      }
    }
  }
`);

type Replayed = Extract<NonNullable<GamePositionsQuery['node']>, { readonly positions: object }>;
export type Position = Replayed['positions'][number];

/** The position after the play `at`; null if `at` is null or the answer is loading. */
export function usePosition(game: string, seq: number | null, at: number | null): Position | null {
  const [{ data }, ask] = useQuery({
    query: POSITIONS,
    variables: { game },
    pause: at === null,
    requestPolicy: 'cache-and-network',
  });
  useEffect(() => {
    if (at !== null && seq !== null) ask({ requestPolicy: 'network-only' });
    // The same answer covers all plays, so `at` is no dependency.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [ask, seq, at === null]);
  const node = data?.node;
  if (at === null || !node || !('positions' in node)) return null;
  return node.positions.find(({ afterPlay }) => afterPlay === at) ?? node.positions.at(-1) ?? null;
}
