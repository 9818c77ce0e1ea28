import { useEffect, useState } from 'react';
import { hasMotion } from '../../platform/motion-duration';
import { SettlementStage, useSettlement, useWeeks } from '../round';
import type { SettlementStep, Week } from '../round';
import { t } from '../../platform/i18n/translate';
import { WatchHands } from './watch-hands';
import type { SubmittedHand } from './watch-hands';
import '../round/history/history.css';
import './watch-settlement.css';

type WatchSettlementProps = {
  readonly season: string;
  /** The new week. */
  readonly week: number;
  readonly onDone: () => void;
};

/** The settlement of the previous week, in place of the lots. */
export function WatchSettlement({ season, week: now, onDone }: WatchSettlementProps) {
  const { weeks } = useWeeks(season, now);
  const week = weeks?.[0];
  if (week === undefined) return null;
  return <Settled season={season} week={week} onDone={onDone} />;
}

type SettledProps = Omit<WatchSettlementProps, 'week'> & { readonly week: Week };

function Settled({ season, week, onDone }: SettledProps) {
  const { steps } = useSettlement(season, week);
  const isNothing = steps?.length === 0;
  useEffect(() => {
    if (isNothing) onDone();
  }, [isNothing, onDone]);
  if (steps === null || isNothing) return null;
  return (
    <section className="wall-settlement" aria-labelledby="wall-settlement">
      <h2 id="wall-settlement">{t('watch.settled', { week: week.week })}</h2>
      <Play season={season} steps={steps} onDone={onDone} />
    </section>
  );
}

/** The time for a step; shorter if there are many steps. */
const STEP_MS = 2_400;
const LEAST_STEP_MS = 800;
const ALL_MS = 120_000;
/** The time for the result before the new week's lots return. */
const REST_MS = 30_000;

type PlayProps = {
  readonly season: string;
  readonly steps: readonly SettlementStep[];
  readonly onDone: () => void;
};

/** Plays step by step; with reduced motion, shows only the result. */
function Play({ season, steps, onDone }: PlayProps) {
  const last = steps.length;
  const [at, setAt] = useState(() => (hasMotion() ? 1 : last));
  useEffect(() => {
    const step = Math.min(STEP_MS, Math.max(LEAST_STEP_MS, ALL_MS / last));
    const timer = setTimeout(
      () => (at < last ? setAt(at + 1) : onDone()),
      at < last ? step : REST_MS,
    );
    return () => clearTimeout(timer);
  }, [at, last, onDone]);
  return (
    <>
      <WatchHands season={season} hands={handsAt(steps, at)} />
      <SettlementStage steps={steps.slice(0, at)} me={null} isPlaying />
      <p className="quiet figures">{t('history.step', { step: at, steps: last })}</p>
    </>
  );
}

/**
 * Each hand turns at its step. The order is by name, since the order of the steps would reveal the
 * placements.
 */
const handsAt = (steps: readonly SettlementStep[], at: number): readonly SubmittedHand[] =>
  steps
    .flatMap((step, index) =>
      step.__typename === 'HandPlaced'
        ? [{ id: step.hand.id, name: step.player.name, cards: index < at ? step.hand.cards : null }]
        : [],
    )
    .sort((one, other) => one.name.localeCompare(other.name));
