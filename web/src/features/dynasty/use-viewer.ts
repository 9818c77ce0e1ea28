import { useEffect } from 'react';
import { useQuery } from 'urql';
import { useToken } from '../../platform/session';
import { graphql } from '../../generated/gql';
import type { MyPlaceQuery } from '../../generated/graphql';

const PLACE = graphql(`
  query MyPlace($season: ID!) {
    season(id: $season) {
      id
      viewer {
        id
        host
        rejoinAt
        player {
          id
          readiness
          idleSince
          wait
          clientSeedSha256
          nextClientSeedSha256
          mask {
            mask
            name
          }
        }
        options {
          mutation
          anchor
          description
          needs
          input
          facts
        }
      }
    }
  }
`);

export type DynastyViewer = NonNullable<NonNullable<MyPlaceQuery['season']>['viewer']>;

/**
 * The viewer's private part of a dynasty, refetched after each change; null when signed out,
 * undefined while loading.
 */
export function useDynastyViewer(
  season: string,
  seq: number | null,
): DynastyViewer | null | undefined {
  const token = useToken();
  const [{ data, error }, ask] = useQuery({
    query: PLACE,
    variables: { season },
    pause: token === null || seq === null,
    requestPolicy: 'cache-and-network',
  });
  useEffect(() => {
    if (token !== null && seq !== null) ask({ requestPolicy: 'network-only' });
  }, [ask, token, seq]);
  if (token !== null && data === undefined && error === undefined) return undefined;
  return token === null ? null : (data?.season?.viewer ?? null);
}

export const offeredIn = (place: DynastyViewer | null | undefined, mutation: string) =>
  place?.options.find((option) => option.mutation === mutation) ?? null;
