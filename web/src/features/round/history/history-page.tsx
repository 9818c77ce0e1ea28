import { Suspense } from 'react';
import { lazyComponent } from '../../../platform/lazy-component';
import { useSeat } from '../seat/seat';
import { Settlements } from './settlement';
import { StandingsPlot } from './standings-plot';
import './history.css';

const RoundNumbers = lazyComponent(async () => (await import('./round-numbers')).RoundNumbers);

/** Past weeks: settlements, results per player, and statistics. */
export function HistoryPage() {
  const { season } = useSeat();
  return (
    <>
      <Settlements />
      <StandingsPlot />
      <Suspense fallback={null}>
        <RoundNumbers season={season} />
      </Suspense>
    </>
  );
}
