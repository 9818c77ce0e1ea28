/** Proposals to the parties of a contract, and what becomes of them [rulings G2, G3]. */
import { byOrdinal, ordinalOf } from '../../kernel';
import type { Instant, PlayerId } from '../../kernel';
import { refuse } from '../refusal';
import type { RoundRefusal } from '../refusal';
import { nextNumber, takeNumber } from '../state';
import type { PlayerRow, RoundState } from '../state';
import type { RoundStamped, RoundTurn } from '../turn';
import type {
  ContractChangeConsented,
  ContractChangeDropped,
  ContractChangeProposed,
} from './events';
import type { Change, ChangeDrop, ContractChangeRow } from './rows';

/** So many of one contract are open at a time [R6]. */
export const MOST_OPEN_CHANGES = 20;

export function proposeChange(
  turn: RoundTurn,
  { id: playerId }: PlayerRow,
  contractId: string,
  change: Change,
  awaitedIds: readonly PlayerId[],
): RoundRefusal | null {
  const open = turn.state.countBy('contractChanges', 'open', contractId);
  if (open >= MOST_OPEN_CHANGES) {
    return refuse('TOO_MANY_OFFERS', 'contracts', { open, most: MOST_OPEN_CHANGES });
  }
  const changeId = `d${String(nextNumber(turn.state, 'contractChange'))}`;
  turn.emit({
    type: 'ContractChangeProposed',
    changeId,
    contractId,
    playerId,
    change,
    awaitedIds,
  });
  return null;
}

/** Oldest first. */
export function openChangesOf(state: RoundState, contractId: string): ContractChangeRow[] {
  return state.by('contractChanges', 'open', contractId).sort(byOrdinal);
}

export function dropChange(
  turn: RoundTurn,
  { id: changeId, contractId }: ContractChangeRow,
  reason: ChangeDrop,
): void {
  turn.emit({ type: 'ContractChangeDropped', changeId, contractId, reason });
}

/** All that is open falls away. */
export function dropChangesOf(turn: RoundTurn, contractId: string, reason: ChangeDrop): void {
  for (const change of openChangesOf(turn.state, contractId)) dropChange(turn, change, reason);
}

export function evolveContractChangeProposed(
  state: RoundState,
  { atMs, event }: RoundStamped<ContractChangeProposed>,
): void {
  const { changeId: id, contractId, playerId: proposerId, change, awaitedIds } = event;
  takeNumber(state, 'contractChange', ordinalOf(id));
  state.put('contractChanges', {
    id,
    contractId,
    proposerId,
    change,
    awaitedIds,
    status: 'PROPOSED',
    drop: null,
    proposedAtMs: atMs,
    endedAtMs: null,
  });
}

/** With the last consent it is done; what it does is in the events that follow. */
export function evolveContractChangeConsented(
  state: RoundState,
  { event: { changeId, playerId } }: RoundStamped<ContractChangeConsented>,
): void {
  const row = state.need('contractChanges', changeId);
  const awaitedIds = row.awaitedIds.filter((id) => id !== playerId);
  state.put('contractChanges', { ...row, awaitedIds });
}

export function evolveContractChangeDropped(
  state: RoundState,
  { atMs, event: { changeId, reason } }: RoundStamped<ContractChangeDropped>,
): void {
  const row = state.need('contractChanges', changeId);
  state.put('contractChanges', { ...row, status: 'DROPPED', drop: reason, endedAtMs: atMs });
}

export function markChangeDone(state: RoundState, changeId: string, atMs: Instant): void {
  const row = state.need('contractChanges', changeId);
  state.put('contractChanges', { ...row, status: 'DONE', endedAtMs: atMs });
}
