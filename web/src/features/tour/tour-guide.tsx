import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../ui/form/button';
import { t } from '../../platform/i18n/translate';
import { addressOf, stepAt, stepsOf, tableOf, withGameAt } from './steps';
import { endTour, setTour } from './tour-state';
import type { Tour } from './tour-state';
import { useHighlight } from './use-highlight';
import './tour.css';

/** Links to games; the viewer's own game comes first. */
const GAMES = ['.my-place-in a[href^="/g/"]', '.game-list a[href^="/g/"]'];

const NOTHING: readonly string[] = [];

/**
 * The tour, beside the table so that everything stays usable. It follows a user to other pages, and
 * waits on pages without a step.
 */
export function TourGuide({ tour: kept }: { readonly tour: Tour }) {
  const [path, go] = useLocation();
  const known = withGameAt(kept, path);
  const at = stepAt(known, path);
  const tour = { ...known, step: at ?? known.step };
  const steps = stepsOf(tour);
  const step = at === null ? undefined : steps[at];
  useEffect(() => {
    if (tour.step !== kept.step || tour.game !== kept.game) setTour(tour);
    const { done, ...rest } = tour;
    if (done === undefined) return;
    const isDone = step?.title === `tour.${done}`;
    setTour(isDone ? { ...rest, step: rest.step + 1 } : rest);
  });
  const guide = useRef<HTMLElement>(null);
  const isLast = tour.step >= steps.length - 1;
  useHighlight(step?.shows ?? NOTHING);
  const move = (by: number): void => {
    const found = GAMES.map((each) => document.querySelector(each)?.getAttribute('href')).find(
      (href) => typeof href === 'string',
    );
    const to = { ...tour, step: tour.step + by, game: tour.game ?? found ?? null };
    const wanted = steps[to.step];
    if (wanted === undefined) return;
    setTour(to);
    go(addressOf(to, wanted));
  };
  const goToTable = (): void => {
    endTour(tour);
    go(tableOf(tour));
  };
  useEffect(() => {
    const byKey = ({ key, target }: KeyboardEvent): void => {
      if (!(target instanceof Node) || guide.current?.contains(target) !== true) return;
      if (key === 'Escape') endTour(tour);
      if (key === 'ArrowRight') move(1);
      if (key === 'ArrowLeft') move(-1);
    };
    window.addEventListener('keydown', byKey);
    return () => window.removeEventListener('keydown', byKey);
  });
  if (step === undefined) return null;
  return (
    <section
      ref={guide}
      className="tour"
      role="dialog"
      aria-labelledby="tour-title"
      aria-describedby="tour-text"
    >
      <p className="tour-dots" aria-hidden="true">
        {steps.map(({ title }, at) => (
          <span key={title} data-here={at === tour.step} />
        ))}
      </p>
      <div aria-live="polite">
        <p className="unseen">{t('tour.of', { step: tour.step + 1, steps: steps.length })}</p>
        <h2 id="tour-title">{t(step.title)}</h2>
        <p id="tour-text">{t(step.text)}</p>
      </div>
      <TourButtons tour={tour} isLast={isLast} onMove={move} onDone={goToTable} />
    </section>
  );
}

type TourButtonsProps = {
  readonly tour: Tour;
  readonly isLast: boolean;
  readonly onMove: (by: number) => void;
  readonly onDone: () => void;
};

function TourButtons({ tour, isLast, onMove: move, onDone }: TourButtonsProps) {
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus({ preventScroll: true }), []);
  return (
    <p className="tour-acts">
      {!isLast && (
        <Button look="quiet" onClick={() => endTour(tour)}>
          {t('tour.skip')}
        </Button>
      )}
      <Button look="quiet" aria-disabled={tour.step === 0} onClick={() => move(-1)}>
        {t('tour.back')}
      </Button>
      <Button
        ref={next}
        look="act"
        onClick={() => {
          if (isLast) onDone();
          else move(1);
        }}
      >
        {t(isLast ? 'tour.done' : 'tour.next')}
      </Button>
    </p>
  );
}
