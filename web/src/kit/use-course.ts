import type { TypedDocumentNode } from 'urql';
import { useFurther } from './use-further';
import type { Page } from './use-further';

/** How many pages of 35 come after the first twenty moments: 160 in all. Of more, a plot could not tell one from the next. */
const PAGES = 4;

type Asked<Data, Variables, Node> = {
  /** The newest twenty; null before they are known. */
  readonly newest: (Page<Node> & { readonly totalCount: number }) | null;
  readonly query: TypedDocumentNode<Data, Variables & { readonly after: string }>;
  readonly variables: Variables;
  readonly pageOf: (data: Data) => Page<Node> | null;
};

/** The moments of a season that a plot shows, the earliest first; those before the newest come page by page. */
export function useCourse<Data, Variables extends object, Node>({
  newest,
  ...asked
}: Asked<Data, Variables, Node>) {
  const { nodes, again } = useFurther({ than: newest, ...asked, pages: PAGES });
  const moments = [...(newest?.nodes ?? []), ...nodes].reverse();
  return { moments, all: newest?.totalCount ?? 0, again };
}
