import { useEffect, useMemo, useState } from 'react';
import { useClient } from 'urql';
import { graphql } from '../../../generated/gql';
import type { FurtherLotsQuery } from '../../../generated/graphql';
import { useReturns } from '../../../platform/live/connection';

const FURTHER = graphql(`
  query FurtherLots($season: ID!, $atSeq: Int, $after: String!) {
    season(id: $season, atSeq: $atSeq) {
      id
      ... on Round {
        auction {
          id
          lots(first: 100, after: $after) {
            nodes {
              id
              ...LotCard
            }
            pageInfo {
              hasNextPage
              endCursor
            }
          }
        }
      }
    }
  }
`);

type Season = NonNullable<FurtherLotsQuery['season']>;
type Page = Extract<Season, { readonly auction: unknown }>['auction']['lots'];
export type FurtherLots = Page['nodes'];

type Asked = {
  readonly season: string;
  /** The number of the event to show the state after; null for now. */
  readonly atSeq: number | null;
  /** The cursor of the next page; null at the end. */
  readonly after: string | null;
  /** The auction's refetch counter: a change refetches the pages after the first. */
  readonly told: number;
};

const NONE: FurtherLots = [];

/** The lots after the first hundred (the server's limit), page by page. */
export function useFurtherLots({ season, atSeq, after: first, told }: Asked): FurtherLots {
  const client = useClient();
  const returns = useReturns();
  const [pages, setPages] = useState<readonly FurtherLots[]>([]);
  useEffect(() => {
    const leaving: (() => void)[] = [];
    let asked = 0;
    const ask = (after: string, at: number): void => {
      asked = at + 1;
      const variables = { season, atSeq, after };
      const options = { requestPolicy: 'cache-and-network' } as const;
      const page = client.query(FURTHER, variables, options).subscribe(({ data }) => {
        const lots = lotsIn(data?.season);
        if (lots === null) return;
        const { hasNextPage, endCursor } = lots.pageInfo;
        setPages((known) => {
          const next = hasNextPage ? known.slice(at + 1) : [];
          return [...known.slice(0, at), lots.nodes, ...next];
        });
        if (hasNextPage && endCursor !== null && asked === at + 1) ask(endCursor, at + 1);
      });
      leaving.push(() => page.unsubscribe());
    };
    if (first !== null) ask(first, 0);
    return () => leaving.forEach((leave) => leave());
  }, [client, season, atSeq, first, told, returns]);
  return useMemo(() => (first === null ? NONE : pages.flat()), [first, pages]);
}

function lotsIn(season: FurtherLotsQuery['season'] | undefined): Page | null {
  return season !== undefined && season !== null && 'auction' in season
    ? season.auction.lots
    : null;
}
