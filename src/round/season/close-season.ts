/** The host ends the round without a winner; its dice can be checked from then on. */
import { unlessOver } from '../access';
import { endWeek } from '../calendar/week';
import type { RoundClosed } from '../event';
import type { RoundRefusal } from '../refusal';
import { roundOf } from '../state';
import type { RoundState } from '../state';
import { clearTables } from '../tables/stand-up';
import type { RoundStamped, RoundTurn } from '../turn';

export function closeSeason(turn: RoundTurn): RoundRefusal | null {
  const refusal = unlessOver(turn.state, 'seasons');
  if (refusal !== null) return refusal;
  clearTables(turn);
  turn.emit({ type: 'RoundClosed' });
  endWeek(turn);
  return null;
}

export function evolveRoundClosed(state: RoundState, { atMs }: RoundStamped<RoundClosed>): void {
  state.put('rounds', {
    ...roundOf(state),
    status: 'ENDED',
    endedAtMs: atMs,
    nextBoundaryMs: null,
  });
}
