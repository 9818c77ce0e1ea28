import { Settlements } from './settlement';
import { StandingsPlot } from './standings-plot';
import './history.css';

/** Past weeks: how they were settled, and what became of whom. */
export function HistoryPage() {
  return (
    <>
      <Settlements />
      <StandingsPlot />
    </>
  );
}
