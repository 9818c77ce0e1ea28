import { byOrdinal } from '../../kernel';
import type { PlayerId } from '../../kernel';
import { partyRowId } from '../contracts/parties';
import type { ContractChangeRow, ContractRow, ContractStatus } from '../contracts/rows';
import type { RoundState } from '../model/state';
import type { ContractId } from '../model/ids';

/** Contracts in the order of their offers. `party` and `status`: null for all. */
export function contractsOf(
  state: RoundState,
  party: PlayerId | null,
  status: ContractStatus | null,
): ContractRow[] {
  return state
    .all('contracts')
    .filter((contract) => status === null || contract.status === status)
    .filter(
      ({ id }) =>
        party === null || state.get('contractParties', partyRowId(id, party)) !== undefined,
    )
    .sort(byOrdinal);
}

/** The contract's proposed changes, oldest first. */
export function changesOf(state: RoundState, contractId: ContractId): ContractChangeRow[] {
  return state.by('contractChanges', 'contract', contractId).sort(byOrdinal);
}
