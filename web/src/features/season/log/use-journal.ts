import { useEffect, useMemo, useState } from 'react';
import { useClient, useQuery } from 'urql';
import type { FragmentType } from '../../../generated/fragment-masking';
import { unmask } from '../../../generated/fragment-masking';
import { graphql } from '../../../generated/gql';
import { TOLD } from '../../../platform/i18n/print-event';
import type { Announcements } from './withheld';

/** Loads with the first live event. */
const loadAnnouncements = async (): Promise<Announcements> =>
  (await import('./withheld')).logAnnouncements();

export const LOG_LINE = graphql(`
  fragment LogLine on Event {
    __typename
    seq
    at
    text
    facts @include(if: $told)
    channel
    by {
      kind
      player {
        id
        name
      }
    }
    ... on Said {
      message
    }
    ... on WeekSettled {
      week
    }
    ... on HiddenEvent {
      __typename
    }
  }
`);

const RECENT = graphql(`
  query RecentEvents($season: ID!, $first: Int!, $told: Boolean! = false) {
    season(id: $season) {
      id
      journal(first: $first, order: NEWEST_FIRST) {
        nodes {
          ...LogLine
        }
      }
    }
  }
`);

const JOURNAL = graphql(`
  subscription Journal($season: ID!, $after: Int, $told: Boolean! = false) {
    journal(seasonId: $season, after: $after) {
      ...LogLine
    }
  }
`);

/**
 * The number of events first fetched for a scrollable log; the same as in
 * web/build/first-modules.mts.
 */
export const NEWEST = 100;

type MaskedLine = FragmentType<typeof LOG_LINE>;
type LogLines = { readonly season: string; readonly events: readonly MaskedLine[] };

export const seqOf = (event: MaskedLine): number => unmask(LOG_LINE, event).seq;

/**
 * The newest events of a season, newest first, with live updates. After a cut the socket resumes at
 * the last event, so that no event is missing or doubled.
 */
export function useJournal(season: string, first = 50): readonly MaskedLine[] | null {
  const [{ data }] = useQuery({
    query: RECENT,
    variables: { season, first, ...TOLD },
    requestPolicy: 'network-only',
  });
  const recent = data?.season?.id === season ? data.season.journal.nodes : null;
  const [live, setLive] = useState<LogLines>({ season, events: [] });
  const after = recent === null ? null : Math.max(0, ...recent.map(seqOf));
  const client = useClient();
  // Subscribes in an effect: urql's hook keeps only the last event, but several may arrive in one
  // frame.
  useEffect(() => {
    if (after === null) return;
    let announcements: Promise<Announcements> | null = null;
    const source = client.subscription(JOURNAL, { season, after, ...TOLD });
    const following = source.subscribe(({ data: heard }) => {
      if (heard === undefined) return;
      setLive((known) => joined(known, season, heard.journal));
      const line = unmask(LOG_LINE, heard.journal);
      announcements ??= loadAnnouncements();
      void announcements.then(({ add }) => add(line));
    });
    return () => {
      following.unsubscribe();
      void announcements?.then(({ drop }) => drop());
    };
  }, [client, season, after]);
  return useMemo(() => {
    if (recent === null) return null;
    const newest = recent.length === 0 ? 0 : Math.max(...recent.map(seqOf));
    const later = live.season === season ? live.events.filter((each) => seqOf(each) > newest) : [];
    return [...later, ...recent];
  }, [recent, live, season]);
}

function joined(known: LogLines, season: string, event: MaskedLine): LogLines {
  const events = known.season === season ? known.events : [];
  if (events.some((each) => seqOf(each) === seqOf(event))) return known;
  return { season, events: [event, ...events] };
}
