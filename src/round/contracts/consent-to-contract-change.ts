/**
 * A party consents to what was proposed, or does not. With the last consent it is carried out; if
 * that is not possible then, it falls away [ruling G3].
 */
import { destroy, holdingsOf, moveAll } from '../../kernel';
import type { ItemCode, Transfer } from '../../kernel';
import { unlessRunning } from '../access';
import { asEntries } from '../amounts';
import type { Asked } from '../command';
import { refuse } from '../refusal';
import type { RoundRefusal } from '../refusal';
import { ownerOf, presentPlayer } from '../state';
import type { PlayerRow, RoundState } from '../state';
import type { RoundStamped, RoundTurn } from '../turn';
import { dropChange, dropChangesOf, markChangeDone, openChangesOf } from './changes';
import { numbered, unlessPossible } from './clauses';
import type { ConsentToContractChange } from './commands';
import type { ContractAmended, ContractDissolved, ContractEnded } from './events';
import { contractOwner, endContract, partiesOf, unlessParty } from './parties';
import type { Change, ContractChangeRow } from './rows';
import { pay, unlessProvided } from './withdraw-from-contract';

export function consentToContractChange(
  turn: RoundTurn,
  player: PlayerRow,
  { changeId, consent }: Asked<ConsentToContractChange>,
): RoundRefusal | null {
  const { state } = turn;
  const notRunning = unlessRunning(state, 'contracts');
  if (notRunning !== null) return notRunning;
  const change = state.get('contractChanges', changeId);
  if (change === undefined) return refuse('CHANGE_NOT_FOUND', 'contracts', { changeId });
  const { contractId, proposerId, awaitedIds, status } = change;
  const outsider = proposerId === player.id ? null : unlessParty(state, contractId, player.id);
  if (outsider !== null) return outsider;
  if (status !== 'PROPOSED') return refuse('CHANGE_OVER', 'contracts', { changeId, status });
  const isAwaited = awaitedIds.includes(player.id);
  if (!consent && (isAwaited || proposerId === player.id)) {
    dropChange(turn, change, 'DECLINED');
    return null;
  }
  if (!isAwaited) return refuse('CONSENT_NOT_AWAITED', 'contracts', { changeId });
  turn.emit({ type: 'ContractChangeConsented', changeId, contractId, playerId: player.id });
  const now = state.need('contractChanges', changeId);
  if (now.awaitedIds.length === 0) carryOut(turn, now);
  return null;
}

/** What all have consented to. */
export function carryOut(turn: RoundTurn, row: ContractChangeRow): void {
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
    const transfers = sharing(state, contractId, change);
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

/** Who gets what as the contract ends; null if there is not so much, or somebody is gone. */
function sharing(
  state: RoundState,
  contractId: string,
  { shares, restToId }: Extract<Change, { readonly type: 'END' }>,
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

export function evolveContractAmended(
  state: RoundState,
  { atMs, event: { contractId, changeId } }: RoundStamped<ContractAmended>,
): void {
  const { change } = state.need('contractChanges', changeId);
  markChangeDone(state, changeId, atMs);
  if (change.type !== 'AMEND') return;
  const contract = state.need('contracts', contractId);
  const { terms } = change;
  const clauses = numbered(change.clauses, contract.lastClause);
  const lastClause = contract.lastClause + clauses.length;
  state.put('contracts', { ...contract, terms, clauses, lastClause });
}

export function evolveContractEnded(
  state: RoundState,
  { atMs, event: { contractId, changeId } }: RoundStamped<ContractEnded>,
): void {
  markChangeDone(state, changeId, atMs);
  endContract(state, contractId, 'ENDED', atMs);
}

/** "A contract all of whose parties have left is dissolved and its items are destroyed" [B4]. */
export function dissolve(turn: RoundTurn, contractId: string): void {
  const owner = contractOwner(contractId);
  const contents = holdingsOf(turn.state, owner);
  turn.emit({
    type: 'ContractDissolved',
    contractId,
    transfers: destroy(owner, asEntries(contents)),
  });
}

export function evolveContractDissolved(
  state: RoundState,
  { atMs, event: { contractId } }: RoundStamped<ContractDissolved>,
): void {
  endContract(state, contractId, 'DISSOLVED', atMs);
}
