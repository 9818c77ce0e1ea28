/** What the Bank issues: never so much of an item that a sum of it would no longer be exact [ruling P16]. */
import { issuable } from '../kernel';
import type { LedgerTables, Transfer, Turn } from '../kernel';

/** An event as the Bank can carry it out. */
function issued<E extends object>(state: LedgerTables, event: E): E {
  if (!('transfers' in event) || !Array.isArray(event.transfers)) return event;
  return { ...event, transfers: issuable(state, event.transfers as readonly Transfer[]) };
}

/** The same turn, in which events make no more of an item than is ever issued. */
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
