import { useEffect, useMemo, useState } from 'react';
import { useClient } from 'urql';
import type { TypedDocumentNode } from 'urql';
import { useReturns } from '../live/connection';

type PageInfo = { readonly hasNextPage: boolean; readonly endCursor: string | null };
export type Page<Node> = { readonly nodes: readonly Node[]; readonly pageInfo: PageInfo };

type Asked<Data, Variables, Node> = {
  /** The first page, which is asked for elsewhere; null before it is known. */
  readonly than: { readonly pageInfo: PageInfo } | null;
  readonly query: TypedDocumentNode<Data, Variables & { readonly after: string }>;
  readonly variables: Variables;
  /** The page in what was answered; null where there is none. Always the same function. */
  readonly pageOf: (data: Data) => Page<Node> | null;
  /** How many pages after the first come by themselves; none when left out. */
  readonly pages?: number;
  /** Whatever else it is than before, what is known is asked for again. */
  readonly told?: number | undefined;
};

export type Further<Node> = {
  readonly nodes: readonly Node[];
  /** Asks for a page more; null where one is on its way, or there is none. */
  readonly more: (() => void) | null;
  /** Asks for all that there are. */
  readonly all: () => void;
  /** Whether a page that was asked for has not come yet. */
  readonly isFetching: boolean;
  /** Asks again, where a page that was asked for could not be fetched; else null. What nobody answered comes by itself, too. */
  readonly again: (() => void) | null;
};

/** Which page could not be fetched. */
type FailedPage = { readonly of: string; readonly at: number };
type Known<Node> = { readonly of: string; readonly pages: readonly Page<Node>[] };

/** What comes after the first page of a list: one page after the other, as many as are asked for. */
export function useFurther<Data, Variables extends object, Node>({
  than,
  query,
  variables,
  pageOf,
  pages: unasked = 0,
  told,
}: Asked<Data, Variables, Node>): Further<Node> {
  const client = useClient();
  const returns = useReturns();
  const of = JSON.stringify(variables);
  const first = cursorIn(than);
  const [known, setKnown] = useState<Known<Node>>({ of, pages: [] });
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
        // The cache says null of what it has not got whole.
        const page = (data ?? null) === null ? null : pageOf(data as Data);
        if (page === null) {
          // One that is there already only could not be brought up to date.
          if (error !== undefined && !isThere) setFailed({ of, at });
          return;
        }
        isThere = true;
        const next = cursorIn(page);
        // That this one came says nothing of those after it.
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
    // The variables are the same as long as their text is.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [client, query, of, pageOf, first, wanted, told, returns, times]);
  const found = useMemo(
    () => (first === null || known.of !== of ? [] : known.pages.slice(0, wanted)),
    [first, known, of, wanted],
  );
  const nodes = useMemo(() => found.flatMap((page) => page.nodes), [found]);
  const isMore = cursorIn(found.at(-1) ?? than) !== null;
  const isMissing = isMore && found.length < wanted;
  const isFailed = failed !== null && failed.of === of;
  return {
    nodes,
    more: isMore && found.length >= wanted ? () => setAsked({ of, pages: found.length + 1 }) : null,
    all: () => setAsked({ of, pages: Infinity }),
    isFetching: isMissing && !isFailed,
    again: isMissing && isFailed ? () => setTimes(times + 1) : null,
  };
}

const cursorIn = (page: { readonly pageInfo: PageInfo } | null): string | null =>
  page?.pageInfo.hasNextPage === true ? page.pageInfo.endCursor : null;
