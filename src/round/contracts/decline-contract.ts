/** An invited player declines an offer, or its maker withdraws it [Contracts]. */
import { ordinalOf } from '../../kernel';
import type { PlayerId } from '../../kernel';
import { unlessRunning } from '../model/access';
import { byPlayer } from '../model/records';
import type { RoundEventRecord } from '../model/records';
import type { RoundTurn } from '../model/turn';
import { nameOf } from '../model/wording';
import type { DeclineContract } from './commands';
import type { ContractCancelled, ContractDeclined } from './events';
import type { ContractId } from '../model/ids';
import {
  contractOfEvent,
  contractsWith,
  endContract,
  otherParties,
  unlessContract,
  unlessParty,
} from './parties';
import { contractWords } from './text';

export const declineContract = byPlayer<DeclineContract, 'contractId'>({
  rule: 'contracts',
  refuses: ({ state }, { id }, { contractId }) =>
    unlessRunning(state, 'contracts') ??
    unlessContract(state, contractId, 'OFFERED') ??
    unlessParty(state, contractId, id),
  offers: ({ state }, { id }) =>
    contractsWith(state, id).map(({ id: contractId, offererId }) => ({
      description: offererId === id ? 'Take back a contract.' : 'Decline a contract.',
      known: { contractId },
    })),
  decide: (turn, { id: playerId }, { contractId }) => {
    const isOwn = turn.state.need('contracts', contractId).offererId === playerId;
    if (isOwn) cancelContract(turn, contractId, playerId);
    else turn.emit({ type: 'ContractDeclined', contractId, playerId });
    return null;
  },
  made: contractOfEvent,
});

export const contractDeclined: RoundEventRecord<ContractDeclined> = {
  evolve: (state, { atMs, event: { contractId } }) => {
    endContract(state, contractId, 'DECLINED', atMs);
  },
  facts: (state, event) => ({
    player: nameOf(state, event.playerId),
    contract: ordinalOf(event.contractId),
  }),
  text: (state, event) => `${nameOf(state, event.playerId)} declined ${contractWords(event)}.`,
  channel: 'GAME_ACTIONS',
  notice: 'CONTRACT_ANSWERED',
  concerns: otherParties,
};

/** Cancels an offer because its maker withdraws it or a party leaves. */
export const cancelContract = (
  turn: RoundTurn,
  contractId: ContractId,
  playerId: PlayerId,
): void => {
  turn.emit({ type: 'ContractCancelled', contractId, playerId });
};

export const contractCancelled: RoundEventRecord<ContractCancelled> = {
  evolve: (state, { atMs, event: { contractId } }) => {
    endContract(state, contractId, 'CANCELLED', atMs);
  },
  facts: (state, event) => ({
    player: nameOf(state, event.playerId),
    contract: ordinalOf(event.contractId),
  }),
  text: (state, event) =>
    `The offer of ${contractWords(event)} ended: ${nameOf(state, event.playerId)} took it back or left.`,
  channel: 'GAME_ACTIONS',
  notice: 'CONTRACT_ANSWERED',
  concerns: otherParties,
};
