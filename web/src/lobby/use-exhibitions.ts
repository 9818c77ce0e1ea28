import { useEffect, useState } from 'react';
import { useClient } from 'urql';
import { graphql } from '../generated/gql';
import type { SeasonKind, StartExhibitionMutation } from '../generated/graphql';

const START = graphql(`
  mutation StartExhibition($input: StartExhibitionInput!) {
    startExhibition(input: $input) {
      refusal {
        code
      }
      season {
        __typename
        id
        kind
        ...SeasonCard
      }
    }
  }
`);

export type Shown = NonNullable<StartExhibitionMutation['startExhibition']['season']>;

/** What is played for show, in its order. */
export const SHOWS: readonly SeasonKind[] = ['DYNASTY', 'ROUND'];

/** One that was played for hours is closed, and another takes its place. */
const ASK_AGAIN_MS = 5 * 60_000;

/**
 * What the house's bots play for whoever watches, Giolitti first; asked for while it is `wanted`. Without an
 * answer the page shows what else is played.
 */
export function useExhibitions(wanted: boolean): readonly Shown[] {
  const client = useClient();
  const [shown, setShown] = useState<readonly Shown[]>([]);
  useEffect(() => {
    if (!wanted) return;
    let here = true;
    const askFor = async (kind: SeasonKind): Promise<void> => {
      const { data } = await client.mutation(START, { input: { kind } }).toPromise();
      const season = data?.startExhibition.season ?? null;
      if (!here || season === null) return;
      setShown((before) => inOrder([...before.filter((each) => each.kind !== kind), season]));
    };
    const ask = (): void => SHOWS.forEach((kind) => void askFor(kind));
    ask();
    const timer = setInterval(ask, ASK_AGAIN_MS);
    return () => {
      here = false;
      clearInterval(timer);
    };
  }, [client, wanted]);
  return wanted ? shown : NOTHING;
}

const NOTHING: readonly Shown[] = [];

const inOrder = (seasons: readonly Shown[]): readonly Shown[] =>
  [...seasons].sort((one, other) => SHOWS.indexOf(one.kind) - SHOWS.indexOf(other.kind));
