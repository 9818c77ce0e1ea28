/** Proposed changes of a contract, and their outcomes [rulings G2, G3]. */
import { assertNever, byOrdinal, ordinalOf } from '../../kernel';
import type { Instant, PlayerId } from '../../kernel';
import type { RoundEventRecord } from '../model/records';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import { nextNumber, takeNumber } from '../model/state';
import type { PlayerRow, RoundState } from '../model/state';
import type { RoundTurn } from '../model/turn';
import { amountsText, nameOf } from '../model/wording';
import type { ContractChangeDropped, ContractChangeProposed } from './events';
import type { ContractChange, ChangeDrop, ContractChangeRow } from './rows';
import { contractWords } from './text';
import { CONTRACT_CHANGE_IDS } from '../model/ids';
import type { ContractChangeId, ContractId } from '../model/ids';

/** The limit on open changes of one contract [R6]. */
const MOST_OPEN_CHANGES = 20;

export function proposeChange(
  turn: RoundTurn,
  { id: playerId }: PlayerRow,
  contractId: ContractId,
  change: ContractChange,
  awaitedIds: readonly PlayerId[],
): RoundRefusal | null {
  const refusal = unlessFewChanges(turn.state, contractId);
  if (refusal !== null) return refusal;
  const changeId = CONTRACT_CHANGE_IDS.of(nextNumber(turn.state, 'contractChange'));
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

/** Refuses a change if the contract has the maximum of open changes. */
export function unlessFewChanges(state: RoundState, contractId: ContractId): RoundRefusal | null {
  const open = state.countBy('contractChanges', 'open', contractId);
  if (open < MOST_OPEN_CHANGES) return null;
  return refuse('TOO_MANY_OFFERS', 'contracts', { open, most: MOST_OPEN_CHANGES });
}

/** The open changes of a contract, oldest first. */
export function openChangesOf(state: RoundState, contractId: ContractId): ContractChangeRow[] {
  return state.by('contractChanges', 'open', contractId).sort(byOrdinal);
}

export function dropChange(
  turn: RoundTurn,
  { id: changeId, contractId }: ContractChangeRow,
  reason: ChangeDrop,
): void {
  turn.emit({ type: 'ContractChangeDropped', changeId, contractId, reason });
}

/** Drops all open changes of a contract. */
export function dropChangesOf(turn: RoundTurn, contractId: ContractId, reason: ChangeDrop): void {
  for (const change of openChangesOf(turn.state, contractId)) dropChange(turn, change, reason);
}

export function markChangeDone(state: RoundState, changeId: ContractChangeId, atMs: Instant): void {
  const row = state.need('contractChanges', changeId);
  state.put('contractChanges', { ...row, status: 'DONE', endedAtMs: atMs });
}

export const contractChangeProposed: RoundEventRecord<ContractChangeProposed> = {
  evolve: (state, { atMs, event }) => {
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
  },
  text: (state, event) => {
    const change = changeText(state, event.change);
    return `${nameOf(state, event.playerId)} proposed ${change} ${contractWords(event)}.`;
  },
  channel: 'GAME_ACTIONS',
  notice: 'CONTRACT_CHANGE_PROPOSED',
  concerns: ({ awaitedIds }) => awaitedIds,
};

function changeText(state: RoundState, change: ContractChange): string {
  switch (change.type) {
    case 'AMEND':
      return 'to amend';
    case 'END':
      return 'to end';
    case 'WITHDRAW':
      return `to take ${amountsText(state, change.items)} from`;
    default:
      return assertNever(change);
  }
}

export const contractChangeDropped: RoundEventRecord<ContractChangeDropped> = {
  evolve: (state, { atMs, event: { changeId, reason } }) => {
    const row = state.need('contractChanges', changeId);
    state.put('contractChanges', { ...row, status: 'DROPPED', drop: reason, endedAtMs: atMs });
  },
  facts: (_state, event) => ({ contract: ordinalOf(event.contractId), reason: event.reason }),
  text: (_state, event) =>
    `A proposal about ${contractWords(event)} was dropped: ${DROPS[event.reason]}.`,
  channel: 'GAME_ACTIONS',
  notice: 'CONTRACT_ANSWERED',
  concerns: ({ changeId }, state) => {
    const { proposerId, awaitedIds } = state.need('contractChanges', changeId);
    return [proposerId, ...awaitedIds];
  },
};

const DROPS: Readonly<Record<ChangeDrop, string>> = {
  DECLINED: 'it was declined',
  IMPOSSIBLE: 'it was no longer possible',
  PARTY_LEFT: 'a player left',
  CONTRACT_CHANGED: 'the contract was changed',
};
