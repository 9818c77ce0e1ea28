/**
 * Carries out a change that has all consents. The change lapses if it is no longer possible [ruling
 * G3].
 */
import { holdingsOf, moveAll, ordinalOf } from '../../kernel';
import type { ItemCode, Transfer } from '../../kernel';
import { asEntries } from '../model/amounts';
import type { RoundEventRecord } from '../model/records';
import { contractOwner, ownerOf } from '../model/owners';
import { presentPlayer } from '../model/state';
import type { RoundState } from '../model/state';
import type { RoundTurn } from '../model/turn';
import { amountsText, amountWords } from '../model/wording';
import { dropChange, dropChangesOf, markChangeDone, openChangesOf } from './changes';
import { numberClauses, unlessPossible } from './clauses';
import type { ContractAmended, ContractEnded } from './events';
import { endContract, everyParty, partiesOf } from './parties';
import type { ContractChange, ContractChangeRow } from './rows';
import { contractWords } from './text';
import { pay, unlessProvided } from './withdraw-from-contract';
import type { ContractId } from '../model/ids';

export function carryOutChange(turn: RoundTurn, row: ContractChangeRow): void {
  const { id: changeId, contractId, proposerId: playerId, change } = row;
  const { state, now } = turn;
  if (change.type === 'WITHDRAW') {
    const payment = { contractId, clause: change.clause, playerId, items: change.items };
    if (unlessProvided(state, now, payment) === null) pay(turn, payment, changeId);
    else dropChange(turn, row, 'IMPOSSIBLE');
  } else if (change.type === 'AMEND') {
    const parties = partiesOf(state, contractId);
    if (unlessPossible(state, change.clauses, parties) !== null) {
      dropChange(turn, row, 'IMPOSSIBLE');
      return;
    }
    turn.emit({ type: 'ContractAmended', contractId, changeId });
    dropChangesOf(turn, contractId, 'CONTRACT_CHANGED');
  } else {
    const transfers = shareTransfers(state, contractId, change);
    if (transfers === null) {
      dropChange(turn, row, 'IMPOSSIBLE');
      return;
    }
    for (const other of openChangesOf(state, contractId)) {
      if (other.id !== changeId) dropChange(turn, other, 'CONTRACT_CHANGED');
    }
    turn.emit({ type: 'ContractEnded', contractId, changeId, transfers });
  }
}

/**
 * The transfers of all shares as the contract ends; null if it has too little, or if a receiver has
 * left.
 */
function shareTransfers(
  state: RoundState,
  contractId: ContractId,
  { shares, restToId }: Extract<ContractChange, { readonly type: 'END' }>,
): Transfer[] | null {
  const receivers = [...shares.map(({ playerId }) => playerId), restToId];
  if (receivers.some((id) => presentPlayer(state, id) === null)) return null;
  const owner = contractOwner(contractId);
  const left = new Map<ItemCode, number>(
    holdingsOf(state, owner).map(({ item, quantity }) => [item, quantity]),
  );
  for (const { item, quantity } of shares.flatMap(({ items }) => items)) {
    left.set(item, (left.get(item) ?? 0) - quantity);
  }
  if ([...left.values()].some((quantity) => quantity < 0)) return null;
  return [
    ...shares.flatMap(({ playerId, items }) => moveAll(owner, ownerOf(playerId), asEntries(items))),
    ...moveAll(owner, ownerOf(restToId), left),
  ];
}

export const contractAmended: RoundEventRecord<ContractAmended> = {
  evolve: (state, { atMs, event: { contractId, changeId } }) => {
    const { change } = state.need('contractChanges', changeId);
    markChangeDone(state, changeId, atMs);
    if (change.type !== 'AMEND') return;
    const contract = state.need('contracts', contractId);
    const { terms } = change;
    const clauses = numberClauses(change.clauses, contract.lastClause);
    const lastClause = contract.lastClause + clauses.length;
    state.put('contracts', { ...contract, terms, clauses, lastClause });
  },
  facts: (_state, event) => ({ contract: ordinalOf(event.contractId) }),
  text: (_state, event) => `By consent of all parties, ${contractWords(event)} was amended.`,
  channel: 'GAME_ACTIONS',
  notice: 'CONTRACT_MOVED',
  concerns: everyParty,
};

export const contractEnded: RoundEventRecord<ContractEnded> = {
  evolve: (state, { atMs, event: { contractId, changeId } }) => {
    markChangeDone(state, changeId, atMs);
    endContract(state, contractId, 'ENDED', atMs);
  },
  facts: (state, event) => ({
    contract: ordinalOf(event.contractId),
    items: amountWords(state, event.transfers),
  }),
  text: (state, event) => {
    const end = `By consent of all parties, ${contractWords(event)} ended`;
    return `${end}, and gave out ${amountsText(state, event.transfers)}.`;
  },
  channel: 'GAME_ACTIONS',
  notice: 'CONTRACT_MOVED',
  concerns: everyParty,
};
