import { memo, Suspense, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { lazyComponent } from '../../../platform/lazy-component';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import { English } from '../../../ui/english';
import { matchesWords } from '../../../ui/text-match';
import { PlainLink } from '../../../ui/plain-link';
import { SearchBox } from '../../../ui/form/search-box';
import '../../../ui/list/virtual-list.css';
import { printClock, printDay, printMoment } from '../../../platform/i18n/format';
import { t } from '../../../platform/i18n/translate';
import type { LogLineFragment } from '../../../generated/graphql';
import { LogChanges } from './lazy-log-changes';
import { useWithheld } from './log-hold';
import { useNewLines } from './use-new-lines';
import { LOG_LINE, NEWEST, seqOf, useJournal } from './use-journal';
import { useOlderEvents } from './use-older-events';
import './log.css';

// Loads after the page's main content.
const VirtualList = lazyComponent(
  async () => (await import('../../../ui/list/virtual-list')).VirtualList<MaskedLine>,
);

type MaskedLine = FragmentType<typeof LOG_LINE>;
export type LogEvent = LogLineFragment;

type LogProps = {
  readonly season: string;
  /** The address of the season, for links to the state after each line; no links if left out. */
  readonly page?: string;
  /** The number of newest lines to show, without scrolling; all lines if left out. */
  readonly short?: number;
  /** A filter; by default all lines match. */
  readonly shows?: (event: LogEvent) => boolean;
  /** Content beside the log's title. */
  readonly children?: ReactNode;
};

/** The newest lines, without results that a page is still telling. */
function useShownJournal(season: string, first: number): readonly MaskedLine[] | null {
  const newest = useJournal(season, first);
  const lines = useMemo(() => newest?.map((each) => unmask(LOG_LINE, each)) ?? null, [newest]);
  const withheld = useWithheld(lines);
  return useMemo(
    () => (withheld === null ? newest : (newest?.filter((each) => seqOf(each) < withheld) ?? null)),
    [newest, withheld],
  );
}

/** The season's log, newest first. */
export function Log({ season, page, short, shows, children }: LogProps) {
  const newest = useShownJournal(season, short ?? NEWEST);
  const coming = useNewLines(newest === null ? null : Math.max(0, ...newest.map(seqOf)));
  const isComing = (event: MaskedLine): boolean => coming !== null && seqOf(event) > coming;
  const last = newest?.at(-1);
  const older = useOlderEvents(season, last === undefined ? null : seqOf(last));
  const known = useMemo(
    () => (newest === null ? null : [...newest, ...older.events]),
    [newest, older.events],
  );
  const [text, setText] = useState('');
  const sought = useDeferredValue(text);
  const frame = useRef<HTMLElement>(null);
  const events =
    known === null || (shows === undefined && sought === '')
      ? known
      : known.filter((each) => {
          const event = unmask(LOG_LINE, each);
          return shows?.(event) !== false && matchesWords(event.text, sought);
        });
  const days = useMemo(() => daysOf(events ?? []), [events]);
  return (
    <section ref={frame} className="log" aria-label={t('season.log')}>
      <header className="log-head">
        <h2>{t('season.log')}</h2>
        {children}
        {short === undefined && (
          <SearchBox label={t('season.logSearch')} value={text} onChange={setText} />
        )}
      </header>
      {events === null && <p className="quiet">{t('house.loading')}</p>}
      {events?.length === 0 && (
        <p className="quiet">{t(known?.length === 0 ? 'season.logEmpty' : 'season.logNone')}</p>
      )}
      {events !== null && short !== undefined && (
        <ShortLog events={events.slice(0, short)} isComing={isComing} />
      )}
      {events !== null && short === undefined && (
        <Suspense fallback={<div className="virtual-list" />}>
          <VirtualList
            items={events}
            keyOf={seqOf}
            estimate={52}
            label={t('season.log')}
            onEnd={older.isWhole ? null : older.ask}
          >
            {(event) => (
              <LogLine
                event={event}
                day={days.get(seqOf(event))}
                page={page}
                isComing={isComing(event)}
              />
            )}
          </VirtualList>
        </Suspense>
      )}
      {events !== null && page !== undefined && (
        <Suspense fallback={null}>
          <LogChanges season={season} page={page} within={frame} />
        </Suspense>
      )}
    </section>
  );
}

type ShortLogProps = {
  readonly events: readonly MaskedLine[];
  readonly isComing: (event: MaskedLine) => boolean;
};

/** The list items stay in place; new lines push older lines down from item to item. */
const ShortLog = ({ events, isComing }: ShortLogProps) => (
  <ol className="log-short">
    {events.map((event, at) => (
      <li key={at}>
        <LogLine key={seqOf(event)} event={event} isComing={isComing(event)} />
      </li>
    ))}
  </ol>
);

/** The date of each day, by the number of its newest event. */
function daysOf(events: readonly MaskedLine[]): ReadonlyMap<number, string> {
  const moments = events.map((event) => new Date(unmask(LOG_LINE, event).at));
  return new Map(
    events.flatMap((event, at) => {
      const moment = moments[at];
      if (moment?.toDateString() === moments[at - 1]?.toDateString()) return [];
      return moment === undefined ? [] : [[seqOf(event), printDay(moment.getTime())] as const];
    }),
  );
}

type LogLineProps = {
  readonly event: MaskedLine;
  /** Set on the newest event of a day. */
  readonly day?: string | undefined;
  readonly page?: string | undefined;
  /** True to animate an event that has just arrived. */
  readonly isComing?: boolean;
};

/** An event and its time, with a link to the season at that moment. */
export const LogLine = memo(function LogLine({ event, day, page, isComing = false }: LogLineProps) {
  const line = unmask(LOG_LINE, event);
  const { seq, at, text, __typename } = line;
  const moment = Date.parse(at);
  const time = (
    <time dateTime={at} title={printMoment(moment, 0)} className="figures">
      {printClock(moment)}
    </time>
  );
  return (
    <>
      {day !== undefined && <p className="log-day">{day}</p>}
      <p
        className="log-line"
        data-event={__typename}
        data-coming={isComing || undefined}
        data-seq={page === undefined ? undefined : seq}
      >
        {page === undefined ? (
          time
        ) : (
          <PlainLink
            tabIndex={-1}
            href={`${page}/at/${seq}`}
            aria-label={t('past.see', { time: printClock(moment), seq })}
          >
            {time}
          </PlainLink>
        )}{' '}
        {__typename === 'HiddenEvent' ? (
          <span className="quiet">{t('season.logHidden')}</span>
        ) : (
          <English>{text}</English>
        )}
        {line.__typename === 'WeekSettled' && page !== undefined && (
          <>
            {' '}
            <PlainLink href={`${page}/history?week=${line.week}&again=yes`}>
              {t('history.again')}
            </PlainLink>
          </>
        )}
      </p>
    </>
  );
});
