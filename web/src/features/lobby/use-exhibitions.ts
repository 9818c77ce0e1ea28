import { useEffect } from 'react';
import { useClient, useQuery } from 'urql';
import { graphql } from '../../generated/gql';
import type { ExhibitionsQuery, SeasonKind } from '../../generated/graphql';
import { useRefetchOnReconnect } from '../../platform/live/use-refetch-on-reconnect';

const EXHIBITIONS = graphql(`
  query Exhibitions {
    exhibitions {
      __typename
      id
      kind
      ...SeasonCard
      ... on Dynasty {
        ...WatchGames
      }
    }
  }
`);

export const START_EXHIBITION = graphql(`
  mutation StartExhibition($input: StartExhibitionInput!) {
    startExhibition(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      season {
        id
      }
    }
  }
`);

export type ExhibitionSeason = ExhibitionsQuery['exhibitions'][number];

/** The games of the exhibitions, in order. */
export const EXHIBITION_KINDS: readonly SeasonKind[] = ['DYNASTY', 'ROUND'];

/** The interval of requests for new exhibitions, since an exhibition closes after some hours. */
const ASK_AGAIN_MS = 5 * 60_000;

/**
 * The exhibitions of the server's bots, while `wanted`. Requests a start of each game at once and
 * at intervals, and refetches the list if a new exhibition begins. Without an answer the list stays
 * empty.
 */
export function useExhibitions(wanted: boolean): readonly ExhibitionSeason[] {
  const client = useClient();
  const [{ data }, ask] = useQuery({
    query: EXHIBITIONS,
    pause: !wanted,
    requestPolicy: 'cache-and-network',
  });
  useRefetchOnReconnect(ask);
  useEffect(() => {
    if (!wanted) return;
    let here = true;
    const start = async (kind: SeasonKind): Promise<void> => {
      const started = await client.mutation(START_EXHIBITION, { input: { kind } }).toPromise();
      const id = started.data?.startExhibition.season?.id;
      const known = client.readQuery(EXHIBITIONS, {})?.data?.exhibitions ?? [];
      const isNew = id !== undefined && known.every((each) => each.id !== id);
      if (here && isNew) ask({ requestPolicy: 'network-only' });
    };
    const startAll = (): void => EXHIBITION_KINDS.forEach((kind) => void start(kind));
    startAll();
    const timer = setInterval(startAll, ASK_AGAIN_MS);
    return () => {
      here = false;
      clearInterval(timer);
    };
  }, [ask, client, wanted]);
  const shown = data?.exhibitions ?? [];
  return wanted
    ? EXHIBITION_KINDS.flatMap((kind) => shown.filter((each) => each.kind === kind))
    : [];
}
