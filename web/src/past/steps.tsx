import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { FragmentType } from '../generated/fragment-masking';
import { Button } from '../kit/button';
import { LINES } from '../kit/step-lines';
import { LogLine } from '../season/log';
import type { LOG_LINE } from '../season/use-journal';
import { printMoment } from '../words/figures';
import { say } from '../words/words';

/** Somebody who goes on quickly is shown where they stop, and the house folds no journal for the rest. */
const PAUSE_MS = 150;

type StepsProps = {
  /** The address of the season. */
  readonly page: string;
  readonly seq: number;
  readonly last: number;
  readonly at: string;
  readonly onGo: (seq: number) => void;
};

/** Goes through the journal: by a slider, buttons, and the arrow keys wherever one is. */
export function Steps({ page, seq, last, at, onGo }: StepsProps) {
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
  useEffect(() => {
    const step = (event: KeyboardEvent): void => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      const isTyping = event.target instanceof HTMLElement && event.target.closest('input, select');
      if (by === undefined || isTyping || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      setAimed(Math.min(last, Math.max(1, shown + by)));
    };
    document.addEventListener('keydown', step);
    return () => document.removeEventListener('keydown', step);
  }, [last, shown]);
  const where = say('past.at', { seq: shown, last, when: printMoment(Date.parse(at), 0) });
  return (
    <section className="past-steps" aria-label={say('past.title')}>
      <p aria-live="polite">
        <b>{say('past.title')}.</b> {where}
      </p>
      <p className="past-acts">
        <Button
          aria-label={say('past.back')}
          aria-disabled={shown === 1}
          onClick={() => aim(shown - 1)}
        >
          ‹
        </Button>
        <input
          type="range"
          min={1}
          max={last}
          value={shown}
          aria-label={say('past.slider')}
          aria-valuetext={where}
          onChange={({ target }) => aim(Number(target.value))}
        />
        <Button
          aria-label={say('past.on')}
          aria-disabled={shown === last}
          onClick={() => aim(shown + 1)}
        >
          ›
        </Button>
        <Link href={page} className="button button-quiet">
          {say('past.leave')}
        </Link>
      </p>
    </section>
  );
}

type AroundThenProps = {
  readonly page: string;
  readonly seq: number;
  readonly events: readonly (FragmentType<typeof LOG_LINE> & { readonly seq: number })[];
};

/** The event that made this state, among those before and after it. */
export function AroundThen({ page, seq, events }: AroundThenProps) {
  return (
    <section className="log" aria-labelledby="around-then">
      <h2 id="around-then">{say('past.around')}</h2>
      <ol className="past-around" aria-keyshortcuts="j k" {...LINES}>
        {events.map((event) => (
          <li key={event.seq} aria-current={event.seq === seq ? 'step' : undefined}>
            <LogLine event={event} page={page} />
          </li>
        ))}
      </ol>
    </section>
  );
}
