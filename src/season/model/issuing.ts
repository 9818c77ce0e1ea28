/** The limit of what the Bank issues: sums of an item must stay exact [ruling P16]. */
import { issuable } from '../../kernel';
import type { LedgerTables, Transfer, Turn } from '../../kernel';

/** The event, limited to what the Bank can issue. */
function issued<E extends object>(state: LedgerTables, event: E): E {
  if (!('transfers' in event) || !Array.isArray(event.transfers)) return event;
  return { ...event, transfers: issuable(state, event.transfers as readonly Transfer[]) };
}

/** The same turn, whose events issue items within the limit. */
export function issuing<State extends LedgerTables, Event extends object>(
  turn: Turn<State, Event>,
): Turn<State, Event> {
  return {
    ...turn,
    emit: (event) => {
      turn.emit(issued(turn.state, event));
    },
    as: (actor, now) => issuing(turn.as(actor, now)),
  };
}
