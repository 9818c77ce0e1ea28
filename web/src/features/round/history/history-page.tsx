import { Suspense } from 'react';
import { lazyComponent } from '../../../platform/lazy-component';
import { useSeat } from '../seat/seat';
import { Settlements } from './settlement';
import { StandingsPlot } from './standings-plot';
import './history.css';

const RoundNumbers = lazyComponent(async () => (await import('./round-numbers')).RoundNumbers);

/** Past weeks: settlements, each player's results, and statistics. */
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
