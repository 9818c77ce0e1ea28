/** The parties of a contract, and the shared parts of its commands. */
import { byOrdinal, ordinalOf } from '../../kernel';
import type { Instant, PlayerId } from '../../kernel';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import { rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';
import type { ContractPartyRow, ContractRow, ContractStatus } from './rows';
import type { ContractId } from '../model/ids';

export const partyRowId = (contractId: ContractId, player: PlayerId): string =>
  `${contractId} ${player}`;

/** All present, former and invited parties, in the order in which they became players. */
export function allPartiesOf(state: RoundState, contractId: ContractId): ContractPartyRow[] {
  return state
    .by('contractParties', 'contract', contractId)
    .sort((a, b) => ordinalOf(a.playerId) - ordinalOf(b.playerId));
}

/** The parties that have not left. For an offer, invited parties are included. */
export function partiesOf(state: RoundState, contractId: ContractId): PlayerId[] {
  return allPartiesOf(state, contractId)
    .filter(({ untilMs }) => untilMs === null)
    .map(({ playerId }) => playerId);
}

export function isParty(state: RoundState, contractId: ContractId, player: PlayerId): boolean {
  return state.get('contractParties', partyRowId(contractId, player))?.untilMs === null;
}

/** The contracts and offers in which the player is a present or invited party, oldest first. */
export function contractsWith(state: RoundState, player: PlayerId): ContractRow[] {
  return state
    .by('contractParties', 'player', player)
    .map(({ contractId }) => state.need('contracts', contractId))
    .sort((a, b) => ordinalOf(a.id) - ordinalOf(b.id));
}

/** All contracts in force, oldest first. */
export const contractsInForce = (state: RoundState): ContractRow[] =>
  state.by('contracts', 'inForce', 'yes').sort(byOrdinal);

/** The ruleset's limits on parties; no limits if the ruleset no longer has contracts. */
export const limits = (state: RoundState): { readonly reputableOnly: boolean } =>
  rulesetOf(state).contracts ?? { reputableOnly: false };

/** Refuses if the contract does not exist or has another status. */
export function unlessContract(
  state: RoundState,
  contractId: ContractId,
  status: ContractStatus,
): RoundRefusal | null {
  const contract = state.get('contracts', contractId);
  if (contract === undefined) return refuse('CONTRACT_NOT_FOUND', 'contracts', { contractId });
  if (contract.status === status) return null;
  return refuse('CONTRACT_NOT_OPEN', 'contracts', { contractId, status: contract.status });
}

export function unlessParty(
  state: RoundState,
  contractId: ContractId,
  player: PlayerId,
): RoundRefusal | null {
  if (isParty(state, contractId, player)) return null;
  return refuse('NOT_A_PARTY', 'contracts', { contractId });
}

/** Ends a contract, or the offer of a contract, for all its parties. */
export function endContract(
  state: RoundState,
  contractId: ContractId,
  status: ContractStatus,
  atMs: Instant,
): void {
  for (const player of partiesOf(state, contractId)) endParty(state, contractId, player, atMs);
  state.put('contracts', { ...state.need('contracts', contractId), status, endedAtMs: atMs });
}

export function endParty(
  state: RoundState,
  contractId: ContractId,
  player: PlayerId,
  untilMs: Instant,
): void {
  const row = state.need('contractParties', partyRowId(contractId, player));
  state.put('contractParties', { ...row, untilMs });
}

type ContractRef = { readonly contractId: ContractId };

/** The id of the contract that a command made or changed. */
export const contractOfEvent = (_event: unknown, { contractId }: ContractRef): string => contractId;

/** The audience of a contract's event: all present, former and invited parties. */
export const everyParty = ({ contractId }: ContractRef, state: RoundState): readonly PlayerId[] =>
  allPartiesOf(state, contractId).map(({ playerId }) => playerId);

/** All parties except the player who acted. */
export const otherParties = (
  event: ContractRef & { readonly playerId: PlayerId },
  state: RoundState,
): readonly PlayerId[] => everyParty(event, state).filter((id) => id !== event.playerId);
