import { Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { FragmentType } from '../../generated/fragment-masking';
import { LINES } from '../../ui/list/step-lines';
import { Stepper } from '../../ui/list/stepper';
import { LogChanges, LogLine } from '../season';
import type { LOG_LINE } from '../season';
import { printMoment } from '../../platform/i18n/format';
import { t } from '../../platform/i18n/translate';

/**
 * The pause after the last step before the page loads. Fast stepping then loads only the final
 * state, and the server folds the journal only once.
 */
const PAUSE_MS = 150;

type JournalStepsProps = {
  /** The address of the season. */
  readonly page: string;
  readonly seq: number;
  readonly last: number;
  readonly at: string;
  readonly onGo: (seq: number) => void;
};

/** Steps through the journal: by slider, buttons, and arrow keys anywhere on the page. */
export function JournalSteps({ page, seq, last, at, onGo }: JournalStepsProps) {
  const [aimed, setAimed] = useState<number | null>(null);
  const shown = Math.min(aimed ?? seq, last);
  const aim = (next: number): void => setAimed(Math.min(last, Math.max(1, next)));
  useEffect(() => {
    if (aimed === null) return;
    const timer = setTimeout(() => {
      setAimed(null);
      if (aimed !== seq) onGo(aimed);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [aimed, seq, onGo]);
  const where = t('past.at', { seq: shown, last, when: printMoment(Date.parse(at), 0) });
  return (
    <section className="past-steps" aria-label={t('past.title')}>
      <p aria-live="polite">
        <b>{t('past.title')}.</b> {where}
      </p>
      <Stepper
        at={shown}
        last={last}
        back={t('past.back')}
        on={t('past.on')}
        slider={t('past.slider')}
        where={where}
        keys
        onGo={aim}
      >
        <Link href={page} className="button button-quiet">
          {t('past.leave')}
        </Link>
      </Stepper>
    </section>
  );
}

type NeighbouringEventsProps = {
  readonly season: string;
  readonly page: string;
  readonly seq: number;
  readonly events: readonly (FragmentType<typeof LOG_LINE> & { readonly seq: number })[];
};

/** The event before this state, with its neighbours. */
export function NeighbouringEvents({ season, page, seq, events }: NeighbouringEventsProps) {
  const frame = useRef<HTMLElement>(null);
  return (
    <section ref={frame} className="log" aria-labelledby="around-then">
      <h2 id="around-then">{t('past.around')}</h2>
      <ol className="past-around" aria-keyshortcuts="j k" {...LINES}>
        {events.map((event) => (
          <li key={event.seq} aria-current={event.seq === seq ? 'step' : undefined}>
            <LogLine event={event} page={page} />
          </li>
        ))}
      </ol>
      <Suspense fallback={null}>
        <LogChanges season={season} page={page} within={frame} />
      </Suspense>
    </section>
  );
}
