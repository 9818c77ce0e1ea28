import { Suspense } from 'react';
import { late } from '../app/late';
import { useSeat } from './seat';
import { Settlements } from './settlement';
import { StandingsPlot } from './standings-plot';
import './history.css';

const RoundNumbers = late(async () => (await import('./round-numbers')).RoundNumbers);

/** Past weeks: how they were settled, what became of whom, and all of it counted. */
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
