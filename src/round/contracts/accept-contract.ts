/**
 * "The other parties consent to the terms of the contract" [Contracts]. The contract begins with
 * the last consent.
 */
import { ordinalOf } from '../../kernel';
import type { PlayerId } from '../../kernel';
import { unlessRunning } from '../model/access';
import { byPlayer } from '../model/records';
import type { RoundEventRecord } from '../model/records';
import { unlessPartnerReputable, unlessReputable } from '../players/reputable';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import type { RoundState } from '../model/state';
import type { RoundMoment } from '../model/turn';
import { nameOf } from '../model/wording';
import type { AcceptContract } from './commands';
import type { ContractAccepted } from './events';
import {
  allPartiesOf,
  contractOfEvent,
  contractsWith,
  limits,
  otherParties,
  partyRowId,
  unlessContract,
  unlessParty,
} from './parties';
import { contractWords } from './text';
import type { ContractId } from '../model/ids';

export const acceptContract = byPlayer<AcceptContract, 'contractId'>({
  rule: 'contracts',
  refuses: (moment, player, { contractId }) =>
    unlessReputable(moment, player, limits(moment.state), 'contracts') ??
    unlessRunning(moment.state, 'contracts') ??
    unlessContract(moment.state, contractId, 'OFFERED') ??
    unlessParty(moment.state, contractId, player.id) ??
    unlessHasToAccept(moment, contractId, player.id),
  offers: ({ state }, { id }) =>
    contractsWith(state, id).map(({ id: contractId, status, offeredAtMs }) => ({
      description: 'Accept a contract.',
      known: { contractId },
      waits:
        status === 'OFFERED' && partiesToAccept(state, contractId).includes(id)
          ? { kind: 'CONTRACT', sinceMs: offeredAtMs }
          : null,
    })),
  decide: (turn, { id: playerId }, { contractId }) => {
    const begins = partiesToAccept(turn.state, contractId).every((id) => id === playerId);
    turn.emit({ type: 'ContractAccepted', contractId, playerId, begins });
    return null;
  },
  made: contractOfEvent,
});

/** The invited parties who have not consented yet. */
function partiesToAccept(state: RoundState, contractId: ContractId): PlayerId[] {
  return allPartiesOf(state, contractId)
    .filter(({ consentedAtMs }) => consentedAtMs === null)
    .map(({ playerId }) => playerId);
}

/**
 * The last consent begins the contract, so every party must be allowed to enter it at that moment.
 */
function unlessHasToAccept(
  moment: RoundMoment,
  contractId: ContractId,
  player: PlayerId,
): RoundRefusal | null {
  const missing = partiesToAccept(moment.state, contractId);
  if (!missing.includes(player)) return refuse('ALREADY_CONSENTED', 'contracts', { contractId });
  return missing.length > 1 ? null : unlessAllReputable(moment, contractId);
}

/**
 * Refuses if a party is not reputable. The accept checks it again, since the ruleset may have been
 * amended after the offer.
 */
function unlessAllReputable(moment: RoundMoment, contractId: ContractId): RoundRefusal | null {
  const { state } = moment;
  for (const { playerId } of allPartiesOf(state, contractId)) {
    const party = state.need('players', playerId);
    const refusal = unlessPartnerReputable(moment, party, limits(state), 'contracts');
    if (refusal !== null) return refusal;
  }
  return null;
}

export const contractAccepted: RoundEventRecord<ContractAccepted> = {
  evolve: (state, { atMs, event: { contractId, playerId, begins } }) => {
    const party = state.need('contractParties', partyRowId(contractId, playerId));
    state.put('contractParties', { ...party, consentedAtMs: atMs });
    if (!begins) return;
    const contract = state.need('contracts', contractId);
    state.put('contracts', { ...contract, status: 'IN_FORCE', beganAtMs: atMs });
  },
  facts: (state, event) => ({
    player: nameOf(state, event.playerId),
    contract: ordinalOf(event.contractId),
    begins: event.begins,
  }),
  text: (state, event) => {
    const begins = event.begins ? ', which begins' : '';
    return `${nameOf(state, event.playerId)} accepted ${contractWords(event)}${begins}.`;
  },
  channel: 'GAME_ACTIONS',
  notice: 'CONTRACT_ANSWERED',
  concerns: otherParties,
};
