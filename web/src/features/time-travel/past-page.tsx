import { useMemo, useState } from 'react';
import { Provider, useQuery } from 'urql';
import { useLocation } from 'wouter';
import { useToken } from '../../platform/session';
import { openPast } from '../../platform/api/client';
import { Unavailable } from '../../ui/unavailable';
import { EmptyPage } from '../../ui/empty-page';
import { useTitle } from '../../platform/use-title';
import { graphql } from '../../generated/gql';
import { ClockContext } from '../../platform/live/use-now';
import { SeasonHead } from '../season';
import { TOLD } from '../../platform/i18n/print-event';
import { t } from '../../platform/i18n/translate';
import { PastDynasty } from './past-dynasty';
import { PastProposals } from './past-proposals';
import { PastRound } from './past-round';
import { NeighbouringEvents, JournalSteps } from './journal-steps';
import '../season/season.css';
import '../round/round.css';
import './past.css';

const THEN = graphql(`
  query SeasonThen($season: ID!, $seq: Int!, $after: String!, $told: Boolean! = false) {
    season(id: $season, atSeq: $seq) {
      __typename
      id
      name
      seq
      now
      ...SeasonHead
      ...PastRound
      ...PastDynasty
    }
    present: season(id: $season) {
      id
      seq
      journal(first: 9, after: $after) {
        nodes {
          seq
          ...LogLine
        }
      }
    }
  }
`);
/** The number of events shown before the current one. */
const BEFORE = 4;

type PastPageProps = { readonly season: string; readonly seq: string };

/** The state of a season right after an event; read-only. */
export function PastPage({ season, seq }: PastPageProps) {
  const token = useToken();
  const client = useMemo(() => openPast(token), [token]);
  if (!/^[1-9]\d{0,8}$/.test(seq)) return <NoMoment />;
  return (
    <Provider value={client}>
      <Then season={season} seq={Number(seq)} />
    </Provider>
  );
}

const NoMoment = () => <EmptyPage title={t('past.none')} text={t('past.noneText')} />;

function Then({ season: id, seq }: { readonly season: string; readonly seq: number }) {
  const [, go] = useLocation();
  const after = String(Math.max(0, seq - 1 - BEFORE));
  const [{ data, fetching, error }] = useQuery({
    query: THEN,
    variables: { season: id, seq, after, ...TOLD },
  });
  // The old state stays visible until the new one arrives.
  const [kept, setKept] = useState(data);
  if (data !== undefined && data !== kept) setKept(data);
  const then = data?.season ?? (fetching ? kept?.season : null) ?? null;
  const present = data?.present ?? kept?.present ?? null;
  const standsAt = then === null ? 0 : Date.parse(then.now);
  const clock = useMemo(() => ({ offset: 0, standsAt }), [standsAt]);
  useTitle(then === null ? null : `${then.name} · ${t('past.title')}`);
  if (then === null || present === null) {
    if (fetching) return <p className="quiet">{t('house.loading')}</p>;
    if (error === undefined && present !== null) return <NoMoment />;
    return <Unavailable error={error} title={t('past.none')} tellsWhy />;
  }
  const page = `/${then.__typename === 'Dynasty' ? 'd' : 's'}/${id}`;
  return (
    <ClockContext value={clock}>
      <SeasonHead season={then} alone />
      <JournalSteps
        page={page}
        seq={seq}
        last={present.seq}
        at={then.now}
        onGo={(next) => go(`${page}/at/${next}`, { replace: true })}
      />
      <div className="board" aria-busy={fetching}>
        <div className="board-main">
          {then.__typename === 'Round' ? (
            <PastRound round={then} seq={seq} />
          ) : (
            <PastDynasty dynasty={then} />
          )}
          <PastProposals season={id} seq={seq} />
        </div>
        <aside className="board-log">
          <NeighbouringEvents season={id} page={page} seq={seq} events={present.journal.nodes} />
        </aside>
      </div>
    </ClockContext>
  );
}
