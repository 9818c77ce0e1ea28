import { useEffect, useMemo, useState } from 'react';
import { useClient } from 'urql';
import type { TypedDocumentNode } from 'urql';
import { useReconnectCount } from '../../platform/live/connection';

type PageInfo = { readonly hasNextPage: boolean; readonly endCursor: string | null };
export type Page<Node> = { readonly nodes: readonly Node[]; readonly pageInfo: PageInfo };

type PagesQuery<Data, Variables, Node> = {
  /** The first page, from another query; null while loading. */
  readonly previous: { readonly pageInfo: PageInfo } | null;
  readonly query: TypedDocumentNode<Data, Variables & { readonly after: string }>;
  readonly variables: Variables;
  /** The page in the answer; null if the answer has none. The function must be stable. */
  readonly pageOf: (data: Data) => Page<Node> | null;
  /** The number of pages after the first that load unasked; 0 by default. */
  readonly pages?: number;
  /** Each new value refetches the loaded pages. */
  readonly version?: number | undefined;
};

export type Pages<Node> = {
  readonly nodes: readonly Node[];
  /** Loads one more page; null during a load or at the end. */
  readonly more: (() => void) | null;
  /** Loads all pages. */
  readonly all: () => void;
  /** True while a requested page is loading. */
  readonly isFetching: boolean;
  /** Retries a failed page; null without a failure. An unanswered query also retries on its own. */
  readonly retry: (() => void) | null;
};

/** The failed page. */
type FailedPage = { readonly of: string; readonly at: number };
type LoadedPages<Node> = { readonly of: string; readonly pages: readonly Page<Node>[] };

/** The pages of a list after the first, loaded in order up to the wanted number. */
export function usePages<Data, Variables extends object, Node>({
  previous,
  query,
  variables,
  pageOf,
  pages: unasked = 0,
  version,
}: PagesQuery<Data, Variables, Node>): Pages<Node> {
  const client = useClient();
  const returns = useReconnectCount();
  const of = JSON.stringify(variables);
  const first = cursorIn(previous);
  const [known, setKnown] = useState<LoadedPages<Node>>({ of, pages: [] });
  const [asked, setAsked] = useState({ of, pages: unasked });
  const [failed, setFailed] = useState<FailedPage | null>(null);
  const [times, setTimes] = useState(0);
  const wanted = asked.of === of ? Math.max(asked.pages, unasked) : unasked;
  useEffect(() => {
    const leaving: (() => void)[] = [];
    const cursors: string[] = [];
    const ask = (after: string, at: number): void => {
      if (at >= wanted || cursors[at] === after) return;
      for (const leave of leaving.splice(at)) leave();
      cursors.splice(at, cursors.length, after);
      const options = { requestPolicy: 'cache-and-network' } as const;
      let isThere = false;
      const answers = client.query(query, { ...variables, after }, options);
      const answering = answers.subscribe(({ data, error }) => {
        // The cache gives null for a partial result.
        const page = (data ?? null) === null ? null : pageOf(data as Data);
        if (page === null) {
          // A page that is already loaded has only failed to refresh.
          if (error !== undefined && !isThere) setFailed({ of, at });
          return;
        }
        isThere = true;
        const next = cursorIn(page);
        // The success of this page does not clear the failure of a later one.
        setFailed((before) => (before?.at === at || next === null ? null : before));
        setKnown((before) => {
          const all = before.of === of ? before.pages : [];
          return {
            of,
            pages: [...all.slice(0, at), page, ...(next === null ? [] : all.slice(at + 1))],
          };
        });
        if (next !== null) ask(next, at + 1);
      });
      leaving[at] = () => answering.unsubscribe();
    };
    if (first !== null) ask(first, 0);
    return () => leaving.forEach((leave) => leave());
    // `of` identifies `variables`, which may be a new object at each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [client, query, of, pageOf, first, wanted, version, returns, times]);
  const found = useMemo(
    () => (first === null || known.of !== of ? [] : known.pages.slice(0, wanted)),
    [first, known, of, wanted],
  );
  const nodes = useMemo(() => found.flatMap((page) => page.nodes), [found]);
  const isMore = cursorIn(found.at(-1) ?? previous) !== null;
  const isMissing = isMore && found.length < wanted;
  const isFailed = failed !== null && failed.of === of;
  return {
    nodes,
    more: isMore && found.length >= wanted ? () => setAsked({ of, pages: found.length + 1 }) : null,
    all: () => setAsked({ of, pages: Infinity }),
    isFetching: isMissing && !isFailed,
    retry: isMissing && isFailed ? () => setTimes(times + 1) : null,
  };
}

const cursorIn = (page: { readonly pageInfo: PageInfo } | null): string | null =>
  page?.pageInfo.hasNextPage === true ? page.pageInfo.endCursor : null;
