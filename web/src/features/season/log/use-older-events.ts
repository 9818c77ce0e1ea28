import { useCallback, useEffect, useRef, useState } from 'react';
import { useClient } from 'urql';
import type { FragmentType } from '../../../generated/fragment-masking';
import { graphql } from '../../../generated/gql';
import { TOLD } from '../../../platform/i18n/print-event';
import type { LOG_LINE } from './use-journal';

const OLDER = graphql(`
  query OlderEvents($season: ID!, $before: String!, $told: Boolean! = false) {
    season(id: $season) {
      id
      journal(first: 100, order: NEWEST_FIRST, after: $before) {
        nodes {
          seq
          ...LogLine
        }
      }
    }
  }
`);

type MaskedLine = FragmentType<typeof LOG_LINE>;
type LoadedEvents = {
  readonly season: string;
  readonly events: readonly MaskedLine[];
  /** The oldest event fetched; null before the first fetch. */
  readonly oldest: number | null;
};

export type OlderEvents = {
  readonly events: readonly MaskedLine[];
  /** Loads the hundred events before the oldest known one; a new function after each load. */
  readonly ask: () => void;
  readonly isWhole: boolean;
};

/** The events before `before`, a hundred at a time. `before` is null while unknown. */
export function useOlderEvents(season: string, before: number | null): OlderEvents {
  const client = useClient();
  const [kept, setKept] = useState<LoadedEvents>({ season, events: [], oldest: null });
  const known = kept.season === season ? kept : { season, events: [], oldest: null };
  const oldest = known.oldest ?? before;
  const asked = useRef<() => void>(null);
  useEffect(() => () => asked.current?.(), [season]);
  const ask = useCallback(() => {
    if (oldest === null || oldest <= 1) return;
    asked.current?.();
    const variables = { season, before: String(oldest), ...TOLD };
    const source = client.query(OLDER, variables, { requestPolicy: 'network-only' });
    const asking = source.subscribe(({ data }) => {
      const nodes = data?.season?.journal.nodes;
      if (nodes === undefined) return;
      const reached = nodes.at(-1)?.seq ?? 1;
      setKept((last) => {
        const isSame = last.season === season && (last.oldest ?? before) === oldest;
        if (!isSame) return last.season === season ? last : { season, events: [], oldest: null };
        return { season, events: [...last.events, ...nodes], oldest: reached };
      });
    });
    asked.current = () => asking.unsubscribe();
  }, [client, season, before, oldest]);
  return { events: known.events, ask, isWhole: oldest !== null && oldest <= 1 };
}
