import { useEffect, useMemo, useState } from 'react';
import { useClient } from 'urql';
import { graphql } from '../../../generated/gql';
import type { FurtherLotsQuery } from '../../../generated/graphql';
import { useReconnectCount } from '../../../platform/live/connection';

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
export type LotNodes = Page['nodes'];

type LotPagesQuery = {
  readonly season: string;
  /** The event after which to show the state; null for the present. */
  readonly atSeq: number | null;
  /** The cursor of the next page; null at the end. */
  readonly after: string | null;
  /** The auction's refetch counter: a change refetches the pages after the first. */
  readonly version: number;
};

const NONE: LotNodes = [];

/** The lots after the first hundred (the server's limit), page by page. */
export function useLotPages({ season, atSeq, after: first, version }: LotPagesQuery): LotNodes {
  const client = useClient();
  const returns = useReconnectCount();
  const [pages, setPages] = useState<readonly LotNodes[]>([]);
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
  }, [client, season, atSeq, first, version, returns]);
  return useMemo(() => (first === null ? NONE : pages.flat()), [first, pages]);
}

function lotsIn(season: FurtherLotsQuery['season'] | undefined): Page | null {
  return season !== undefined && season !== null && 'auction' in season
    ? season.auction.lots
    : null;
}
