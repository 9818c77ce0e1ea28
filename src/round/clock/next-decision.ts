/** The next decision about something that a player began: it comes even if everybody has left. */
import { nextTally } from '../../season';
import type { Outage } from '../../season';
import { isWindowHeld } from '../calendar/held-windows';
import { nextPlacing } from '../prizes/settle-hands';
import { nextConfidenceEnd } from '../judge/conclude-confidence-votes';
import type { RoundState } from '../model/state';

/** A revelation date, the placing of presented hands, the end of a vote; Infinity for none. */
export const nextDecision = (state: RoundState, away: Outage | null): number =>
  Math.min(
    nextRevelation(state, away),
    nextPlacing(state),
    nextTally(state),
    nextConfidenceEnd(state),
  );

/** The earliest revelation date of an open secret action; there are as many dates as weeks. */
function nextRevelation(state: RoundState, away: Outage | null): number {
  const dates = state.keys('secretActions', 'reveals').map(Number);
  return Math.min(...dates.filter((date) => !isWindowHeld(state, away, date)));
}
