/**
 * A player who leaves ceases to be a party to contracts, and open offers are cancelled [rulings B2,
 * B4].
 */
import { byOrdinal, destroy, holdingsOf, ordinalOf } from '../../kernel';
import type { PlayerId } from '../../kernel';
import { asEntries } from '../model/amounts';
import type { RoundEventRecord } from '../model/records';
import type { RoundTurn } from '../model/turn';
import { amountsText, nameOf, amountWords } from '../model/wording';
import { dropChange, dropChangesOf } from './changes';
import { cancelContract } from './decline-contract';
import type { ContractDissolved, ContractPartyLeft } from './events';
import { contractOwner } from '../model/owners';
import { contractsWith, endContract, endParty, otherParties, partiesOf } from './parties';
import { contractWords } from './text';
import type { ContractId } from '../model/ids';

/** Call this just before the player leaves. */
export function leaveContracts(turn: RoundTurn, playerId: PlayerId): void {
  const { state } = turn;
  for (const { id: contractId, status } of contractsWith(state, playerId)) {
    if (status === 'OFFERED') {
      cancelContract(turn, contractId, playerId);
      continue;
    }
    dropChangesOf(turn, contractId, 'PARTY_LEFT');
    // A contract in force always has a party, even between two events.
    if (partiesOf(state, contractId).length === 1) dissolve(turn, contractId);
    turn.emit({ type: 'ContractPartyLeft', contractId, playerId });
  }
  dropRequestsOf(turn, playerId);
}

/** Drops the player's requests for withdrawals from other parties' contracts. */
function dropRequestsOf(turn: RoundTurn, playerId: PlayerId): void {
  const requests = turn.state.by('contractChanges', 'openBy', playerId).sort(byOrdinal);
  for (const request of requests) dropChange(turn, request, 'PARTY_LEFT');
}

/** "A contract all of whose parties have left is dissolved and its items are destroyed" [B4]. */
function dissolve(turn: RoundTurn, contractId: ContractId): void {
  const owner = contractOwner(contractId);
  const transfers = destroy(owner, asEntries(holdingsOf(turn.state, owner)));
  turn.emit({ type: 'ContractDissolved', contractId, transfers });
}

export const contractPartyLeft: RoundEventRecord<ContractPartyLeft> = {
  evolve: (state, { atMs, event: { contractId, playerId } }) => {
    endParty(state, contractId, playerId, atMs);
  },
  facts: (state, event) => ({
    player: nameOf(state, event.playerId),
    contract: ordinalOf(event.contractId),
  }),
  text: (state, event) =>
    `${nameOf(state, event.playerId)} is no longer a party to ${contractWords(event)}.`,
  channel: 'GAME_ACTIONS',
  notice: 'CONTRACT_MOVED',
  concerns: otherParties,
};

export const contractDissolved: RoundEventRecord<ContractDissolved> = {
  evolve: (state, { atMs, event: { contractId } }) => {
    endContract(state, contractId, 'DISSOLVED', atMs);
  },
  facts: (state, event) => ({
    contract: ordinalOf(event.contractId),
    items: amountWords(state, event.transfers),
  }),
  text: (state, event) => {
    const items = amountsText(state, event.transfers);
    return `All parties have left: ${contractWords(event)} was dissolved, and ${items} destroyed.`;
  },
  channel: 'GAME_ACTIONS',
};
