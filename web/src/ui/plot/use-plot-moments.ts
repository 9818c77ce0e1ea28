import type { TypedDocumentNode } from 'urql';
import { usePages } from '../list/use-pages';
import type { Page } from '../list/use-pages';

/**
 * The number of pages of 35 after the first twenty moments: 160 moments in all. More would be
 * illegible.
 */
const PAGES = 4;

type PlotQuery<Data, Variables, Node> = {
  /** The newest twenty moments; null while loading. */
  readonly newest: (Page<Node> & { readonly totalCount: number }) | null;
  readonly query: TypedDocumentNode<Data, Variables & { readonly after: string }>;
  readonly variables: Variables;
  readonly pageOf: (data: Data) => Page<Node> | null;
};

/** The moments of a season's plot, oldest first. Older pages load one by one. */
export function usePlotMoments<Data, Variables extends object, Node>({
  newest,
  ...asked
}: PlotQuery<Data, Variables, Node>) {
  const { nodes, retry } = usePages({ previous: newest, ...asked, pages: PAGES });
  const moments = [...(newest?.nodes ?? []), ...nodes].reverse();
  return { moments, all: newest?.totalCount ?? 0, retry };
}
