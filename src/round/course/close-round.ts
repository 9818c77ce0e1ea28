/** The end of a round without a winner: nobody wins by what the host, or a proposal, does. */
import type { ProposalId } from '../../season';
import { endWeek } from '../calendar/week';
import type { RoundTurn } from '../ground/turn';
import { clearTables } from '../tables/stand-up';

export function closeRound(turn: RoundTurn, by: ProposalId | null = null): void {
  clearTables(turn);
  turn.emit({ type: 'RoundClosed', ...(by === null ? {} : { proposalId: by }) });
  endWeek(turn);
}
