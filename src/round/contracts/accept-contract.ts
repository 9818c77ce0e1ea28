/** "The other parties consent to the terms of the contract" [Contracts]: with the last it begins. */
import type { PlayerId } from '../../kernel';
import { unlessRunning } from '../access';
import type { Asked } from '../command';
import { unlessPartnerReputable, unlessReputable } from '../membership/unless-reputable';
import { refuse } from '../refusal';
import type { RoundRefusal } from '../refusal';
import type { PlayerRow, RoundState } from '../state';
import type { RoundStamped, RoundTurn } from '../turn';
import type { AcceptContract, DeclineContract } from './commands';
import type { ContractAccepted, ContractCancelled, ContractDeclined } from './events';
import { limits } from './offer-contract';
import { allPartiesOf, endContract, partyRowId, unlessContract, unlessParty } from './parties';

export function acceptContract(
  turn: RoundTurn,
  player: PlayerRow,
  { contractId }: Asked<AcceptContract>,
): RoundRefusal | null {
  const { state } = turn;
  const refusal =
    unlessReputable(turn, player, limits(state), 'contracts') ??
    unlessRunning(state, 'contracts') ??
    unlessContract(state, contractId, 'OFFERED') ??
    unlessParty(state, contractId, player.id);
  if (refusal !== null) return refusal;
  const others = awaited(state, contractId).filter((id) => id !== player.id);
  if (others.length === awaited(state, contractId).length) {
    return refuse('ALREADY_CONSENTED', 'contracts', { contractId });
  }
  const early = others.length > 0 ? null : unlessAllReputable(turn, contractId);
  if (early !== null) return early;
  const begins = others.length === 0;
  turn.emit({ type: 'ContractAccepted', contractId, playerId: player.id, begins });
  return null;
}

/** Who has not consented yet. */
export function awaited(state: RoundState, contractId: string): PlayerId[] {
  return allPartiesOf(state, contractId)
    .filter(({ consentedAtMs }) => consentedAtMs === null)
    .map(({ playerId }) => playerId);
}

/** The ruleset may have been amended since the offer. */
function unlessAllReputable(turn: RoundTurn, contractId: string): RoundRefusal | null {
  for (const { playerId } of allPartiesOf(turn.state, contractId)) {
    const party = turn.state.need('players', playerId);
    const refusal = unlessPartnerReputable(turn, party, limits(turn.state), 'contracts');
    if (refusal !== null) return refusal;
  }
  return null;
}

/** Whoever was asked declines; whoever offered takes it back. */
export function declineContract(
  turn: RoundTurn,
  player: PlayerRow,
  { contractId }: Asked<DeclineContract>,
): RoundRefusal | null {
  const { state } = turn;
  const refusal =
    unlessRunning(state, 'contracts') ??
    unlessContract(state, contractId, 'OFFERED') ??
    unlessParty(state, contractId, player.id);
  if (refusal !== null) return refusal;
  const isOwn = state.need('contracts', contractId).offererId === player.id;
  const type = isOwn ? 'ContractCancelled' : 'ContractDeclined';
  turn.emit({ type, contractId, playerId: player.id });
  return null;
}

export function evolveContractAccepted(
  state: RoundState,
  { atMs, event: { contractId, playerId, begins } }: RoundStamped<ContractAccepted>,
): void {
  const party = state.need('contractParties', partyRowId(contractId, playerId));
  state.put('contractParties', { ...party, consentedAtMs: atMs });
  if (!begins) return;
  const contract = state.need('contracts', contractId);
  state.put('contracts', { ...contract, status: 'IN_FORCE', beganAtMs: atMs });
}

export function evolveContractDeclined(
  state: RoundState,
  { atMs, event: { contractId } }: RoundStamped<ContractDeclined>,
): void {
  endContract(state, contractId, 'DECLINED', atMs);
}

export function evolveContractCancelled(
  state: RoundState,
  { atMs, event: { contractId } }: RoundStamped<ContractCancelled>,
): void {
  endContract(state, contractId, 'CANCELLED', atMs);
}
