/**
 * A party consents to a proposed change or rejects it. The last consent carries the change out
 * [ruling G3]. The proposer withdraws the change by rejecting it.
 */
import { ordinalOf } from '../../kernel';
import type { PlayerId } from '../../kernel';
import { unlessRunning } from '../model/access';
import { byPlayer } from '../model/records';
import type { RoundEventRecord } from '../model/records';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import type { RoundState } from '../model/state';
import { nameOf } from '../model/wording';
import { carryOutChange } from './carry-out';
import { dropChange, openChangesOf } from './changes';
import type { ConsentToContractChange } from './commands';
import type { ContractChangeConsented } from './events';
import { contractsInForce, unlessParty } from './parties';
import { contractWords } from './text';
import type { ContractChangeId } from '../model/ids';

export const consentToContractChange = byPlayer<ConsentToContractChange, 'changeId'>({
  rule: 'contracts',
  refuses: ({ state }, { id }, { changeId, consent }) =>
    unlessRunning(state, 'contracts') ?? unlessTheirs(state, id, changeId, consent ?? null),
  offers: ({ state }, { id }) =>
    contractsInForce(state).flatMap(({ id: contractId }) =>
      openChangesOf(state, contractId).map(({ id: changeId, awaitedIds, proposedAtMs }) =>
        awaitedIds.includes(id)
          ? {
              description: 'Consent to a proposal about a contract, or decline it.',
              known: { changeId },
              facts: { contractId },
              waits: { kind: 'CONTRACT_CHANGE', sinceMs: proposedAtMs },
            }
          : {
              description: 'Take back a proposal about a contract.',
              known: { changeId, consent: false },
              facts: { contractId },
            },
      ),
    ),
  decide: (turn, { id: playerId }, { changeId, consent }) => {
    const { state } = turn;
    const change = state.need('contractChanges', changeId);
    if (!consent) {
      dropChange(turn, change, 'DECLINED');
      return null;
    }
    const { contractId } = change;
    turn.emit({ type: 'ContractChangeConsented', changeId, contractId, playerId });
    const now = state.need('contractChanges', changeId);
    if (now.awaitedIds.length === 0) carryOutChange(turn, now);
    return null;
  },
  made: (event) => ('contractId' in event ? event.contractId : null),
});

/**
 * Refuses a choice by a player whose consent is not awaited. The proposer may only reject.
 * `consent`: null while the choice is unknown.
 */
function unlessTheirs(
  state: RoundState,
  player: PlayerId,
  changeId: ContractChangeId,
  consent: boolean | null,
): RoundRefusal | null {
  const change = state.get('contractChanges', changeId);
  if (change === undefined) return refuse('CHANGE_NOT_FOUND', 'contracts', { changeId });
  const { contractId, proposerId, awaitedIds, status } = change;
  const isProposer = proposerId === player;
  const outsider = isProposer ? null : unlessParty(state, contractId, player);
  if (outsider !== null) return outsider;
  if (status !== 'PROPOSED') return refuse('CHANGE_OVER', 'contracts', { changeId, status });
  if (awaitedIds.includes(player) || (isProposer && consent !== true)) return null;
  return refuse('CONSENT_NOT_AWAITED', 'contracts', { changeId });
}

/** The last consent carries the change out in the events that follow. */
export const contractChangeConsented: RoundEventRecord<ContractChangeConsented> = {
  evolve: (state, { event: { changeId, playerId } }) => {
    const row = state.need('contractChanges', changeId);
    const awaitedIds = row.awaitedIds.filter((id) => id !== playerId);
    state.put('contractChanges', { ...row, awaitedIds });
  },
  facts: (state, event) => ({
    player: nameOf(state, event.playerId),
    contract: ordinalOf(event.contractId),
  }),
  text: (state, event) =>
    `${nameOf(state, event.playerId)} consented to a proposal about ${contractWords(event)}.`,
  channel: 'GAME_ACTIONS',
};
