import { useCallback } from 'react';
import { useClient } from 'urql';
import { useAsyncResult } from '../../../platform/api/use-async-result';
import { graphql } from '../../../generated/gql';
import type { WeeksQuery } from '../../../generated/graphql';

const WEEKS = graphql(`
  query Weeks($season: ID!, $after: String) {
    season(id: $season) {
      id
      journal(first: 100, after: $after, types: [WeekSettled, WeekEnded]) {
        nodes {
          __typename
          seq
          at
          ... on WeekSettled {
            week
          }
          ... on WeekEnded {
            week
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

type WeekMark = NonNullable<WeeksQuery['season']>['journal']['nodes'][number];

/** A settled week: the events after `from` and before `to`. */
export type Week = {
  readonly week: number;
  readonly from: number;
  /**
   * The event that ends the week; null for the last week of a won round, which has no such event.
   */
  readonly to: number | null;
  readonly at: string;
};

/** All settled weeks, newest first; refetched each week and at the end. */
export function useWeeks(season: string, now: number | null, over = false) {
  const client = useClient();
  const ask = useCallback(
    async (signal: AbortSignal): Promise<readonly Week[] | null> => {
      const marks: WeekMark[] = [];
      let after: string | null = null;
      do {
        const variables: { season: string; after: string | null } = { season, after };
        const policy = { requestPolicy: 'network-only' } as const;
        const { data, error } = await client.query(WEEKS, variables, policy).toPromise();
        if (error !== undefined) return null;
        const page = data?.season?.journal;
        marks.push(...(page?.nodes ?? []));
        after = page?.pageInfo.hasNextPage === true ? page.pageInfo.endCursor : null;
      } while (!signal.aborted && after !== null);
      return weeksOf(marks);
    },
    // Each new week, and the end, needs a new query.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [client, season, now, over],
  );
  const { result, retry } = useAsyncResult(ask);
  return { weeks: result, retry };
}

function weeksOf(marks: readonly WeekMark[]): readonly Week[] {
  const weeks: Week[] = [];
  let from = 0;
  let settled: WeekMark | null = null;
  for (const mark of marks) {
    if (mark.__typename === 'WeekSettled') settled = mark;
    if (mark.__typename !== 'WeekEnded') continue;
    weeks.unshift({ week: mark.week, from, to: mark.seq, at: mark.at });
    from = mark.seq;
    settled = null;
  }
  if (settled?.__typename === 'WeekSettled') {
    weeks.unshift({ week: settled.week, from, to: null, at: settled.at });
  }
  return weeks;
}
