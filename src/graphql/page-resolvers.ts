import type { PageInfo } from './generated/resolvers';
import type { Page } from './page';

/** The fields that all connections have alike. */
export const connectionFields = {
  nodes: <T>({ edges }: Page<T>): readonly T[] => edges.map(({ node }) => node),
  pageInfo: ({ edges, hasNextPage, hasPreviousPage }: Page<unknown>): PageInfo => ({
    hasNextPage,
    hasPreviousPage,
    startCursor: edges[0]?.cursor ?? null,
    endCursor: edges.at(-1)?.cursor ?? null,
  }),
};
