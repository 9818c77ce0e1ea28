import { useEffect } from 'react';
import { useClient, useQuery } from 'urql';
import { graphql } from '../generated/gql';
import type { ExhibitionsQuery, SeasonKind } from '../generated/graphql';
import { useRefreshed } from '../live/use-refreshed';

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

const START = graphql(`
  mutation StartExhibition($input: StartExhibitionInput!) {
    startExhibition(input: $input) {
      refusal {
        code
      }
      season {
        id
      }
    }
  }
`);

export type Shown = ExhibitionsQuery['exhibitions'][number];

/** What is played for show, in its order. */
export const SHOWS: readonly SeasonKind[] = ['DYNASTY', 'ROUND'];

/** One that was played for hours is closed, and another takes its place. */
const ASK_AGAIN_MS = 5 * 60_000;

/**
 * What the house's bots play for whoever watches, while it is `wanted`: as it came with the page, and where it rests or
 * there is none yet, it is asked for. Without an answer the page shows what else is played.
 */
export function useExhibitions(wanted: boolean): readonly Shown[] {
  const client = useClient();
  const [{ data }, ask] = useQuery({
    query: EXHIBITIONS,
    pause: !wanted,
    requestPolicy: 'cache-and-network',
  });
  useRefreshed(ask);
  useEffect(() => {
    if (!wanted) return;
    let here = true;
    const start = async (kind: SeasonKind): Promise<void> => {
      const started = await client.mutation(START, { input: { kind } }).toPromise();
      const id = started.data?.startExhibition.season?.id;
      const known = client.readQuery(EXHIBITIONS, {})?.data?.exhibitions ?? [];
      const isNew = id !== undefined && known.every((each) => each.id !== id);
      if (here && isNew) ask({ requestPolicy: 'network-only' });
    };
    const startAll = (): void => SHOWS.forEach((kind) => void start(kind));
    startAll();
    const timer = setInterval(startAll, ASK_AGAIN_MS);
    return () => {
      here = false;
      clearInterval(timer);
    };
  }, [ask, client, wanted]);
  const shown = data?.exhibitions ?? [];
  return wanted ? SHOWS.flatMap((kind) => shown.filter((each) => each.kind === kind)) : [];
}
