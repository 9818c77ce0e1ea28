import { Suspense, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { lazyComponent } from '../../../platform/lazy-component';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import { EventText } from '../../../ui/event-text';
import { matchesWords } from '../../../ui/text-match';
import { SearchBox } from '../../../ui/form/search-box';
import '../../../ui/list/virtual-list.css';
import { printEvent } from '../../../platform/i18n/print-event';
import { t } from '../../../platform/i18n/translate';
import type { LogLineFragment } from '../../../generated/graphql';
import { LogChanges } from './lazy-log-changes';
import { LogLine } from './log-line';
import { reactionIn } from './reaction-signs';
import { useNewLines } from './use-new-lines';
import { LOG_LINE, NEWEST, seqOf, useJournal } from './use-journal';
import { useOlderEvents } from './use-older-events';
import './log.css';

// Loads after the page's main content.
const LongLog = lazyComponent(async () => (await import('./long-log')).LongLog);
const SignedText = lazyComponent(async () => (await import('./signed-text')).SignedText);

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

/** The season's log, newest first. */
export function Log({ season, page, short, shows, children }: LogProps) {
  const newest = useJournal(season, short ?? NEWEST);
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
          return shows?.(event) !== false && matchesWords(printEvent(event), sought);
        });
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
          <LongLog
            events={events}
            page={page}
            isComing={isComing}
            onEnd={older.isWhole ? null : older.ask}
          />
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
        <LogLine key={seqOf(event)} event={event} isComing={isComing(event)}>
          {reactionOf(unmask(LOG_LINE, event))}
        </LogLine>
      </li>
    ))}
  </ol>
);

/** A quick reaction with its sign drawn; undefined for other events. */
const reactionOf = (event: LogEvent): ReactNode =>
  event.__typename === 'Said' && reactionIn(event.message) !== null ? (
    <Suspense fallback={<EventText event={event} />}>
      <SignedText event={event} sign={event.message} />
    </Suspense>
  ) : undefined;
