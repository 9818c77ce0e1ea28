/** When next something is decided that somebody began: it is on its way whoever is left. */
import { nextTally } from '../../season';
import { nextPlacing } from '../prizes/settle-hands';
import { nextConfidenceEnd } from '../judge/conclude-confidence-votes';
import type { RoundState } from '../ground/state';

/** A revelation date, the placing of presented hands, the end of a vote; Infinity for none. */
export const nextDecision = (state: RoundState): number =>
  Math.min(nextRevelation(state), nextPlacing(state), nextTally(state), nextConfidenceEnd(state));

/** The earliest revelation date of an open secret action; there are as many dates as weeks. */
function nextRevelation(state: RoundState): number {
  return Math.min(...state.keys('secretActions', 'reveals').map(Number));
}
