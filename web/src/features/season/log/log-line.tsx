import { memo } from 'react';
import type { ReactNode } from 'react';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import { EventText } from '../../../ui/event-text';
import { PlainLink } from '../../../ui/plain-link';
import { printClock, printMoment } from '../../../platform/i18n/format';
import { t } from '../../../platform/i18n/translate';
import { LOG_LINE } from './use-journal';
import './log.css';

type MaskedLine = FragmentType<typeof LOG_LINE>;

type LogLineProps = {
  readonly event: MaskedLine;
  /** Set on the newest event of a day. */
  readonly day?: string | undefined;
  readonly page?: string | undefined;
  /** True to animate an event that has just arrived. */
  readonly isComing?: boolean;
  /** Content in place of the event's text, in one element. */
  readonly children?: ReactNode;
};

/** An event and its time, with a link to the season at that moment. */
export const LogLine = memo(function LogLine({
  event,
  day,
  page,
  isComing = false,
  children,
}: LogLineProps) {
  const line = unmask(LOG_LINE, event);
  const { seq, at, __typename } = line;
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
          (children ?? <EventText event={line} />)
        )}
      </p>
    </>
  );
});
