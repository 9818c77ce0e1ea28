import type { DefaultField } from '../nodes/field';
import type { PageInfo } from '../generated/resolvers';
import type { Page } from './page';

const nodes = ({ edges }: Page<unknown>): readonly unknown[] => edges.map(({ node }) => node);

const pageInfo = ({ edges, hasNextPage, hasPreviousPage }: Page<unknown>): PageInfo => ({
  hasNextPage,
  hasPreviousPage,
  startCursor: edges[0]?.cursor ?? null,
  endCursor: edges.at(-1)?.cursor ?? null,
});

/** Resolves a connection's field. */
export const pageField: DefaultField = ({ name }) => {
  if (name === 'nodes') return nodes;
  return name === 'pageInfo' ? pageInfo : null;
};
