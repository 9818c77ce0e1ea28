/** Leaving ends membership of contracts and cancels open offers [rulings B2, B4]. */
import { byOrdinal } from '../../kernel';
import type { PlayerId } from '../../kernel';
import type { RoundState } from '../state';
import type { RoundStamped, RoundTurn } from '../turn';
import { dropChange, dropChangesOf } from './changes';
import { dissolve } from './consent-to-contract-change';
import type { ContractPartyLeft } from './events';
import { contractsWith, endParty, partiesOf } from './parties';

/** The player is about to leave. */
export function leaveContracts(turn: RoundTurn, playerId: PlayerId): void {
  const { state } = turn;
  for (const { id: contractId, status } of contractsWith(state, playerId)) {
    if (status === 'OFFERED') {
      turn.emit({ type: 'ContractCancelled', contractId, playerId });
      continue;
    }
    dropChangesOf(turn, contractId, 'PARTY_LEFT');
    // No contract is in force without parties, not even between two events.
    if (partiesOf(state, contractId).length === 1) dissolve(turn, contractId);
    turn.emit({ type: 'ContractPartyLeft', contractId, playerId });
  }
  dropRequestsOf(turn, playerId);
}

/** Withdrawals that the player asked for from contracts of others. */
function dropRequestsOf(turn: RoundTurn, playerId: PlayerId): void {
  const requests = turn.state.by('contractChanges', 'openBy', playerId).sort(byOrdinal);
  for (const request of requests) dropChange(turn, request, 'PARTY_LEFT');
}

export function evolveContractPartyLeft(
  state: RoundState,
  { atMs, event: { contractId, playerId } }: RoundStamped<ContractPartyLeft>,
): void {
  endParty(state, contractId, playerId, atMs);
}
