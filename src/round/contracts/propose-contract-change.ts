/**
 * Amending or ending a contract takes the consent of all parties; an end says how the remaining
 * items are shared [ruling G3]. Proposing counts as consenting, so a lone party changes its
 * contract at once.
 */
import { unlessRunning } from '../model/access';
import { unlessKnown, unlessNatural } from '../model/amounts';
import { byPlayer } from '../model/records';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import { MOST_ENTRIES, quantitiesShape } from '../model/shapes';
import { presentPlayer } from '../model/state';
import type { RoundState } from '../model/state';
import { carryOutChange } from './carry-out';
import { openChangesOf, proposeChange, unlessFewChanges } from './changes';
import { unlessPossible } from './clauses';
import type { ProposeContractChange } from './commands';
import { contractOfEvent, contractsWith, partiesOf, unlessContract, unlessParty } from './parties';
import { MOST_PARTIES, termsShape, lengthShape } from './shape';
import type { ContractId } from '../model/ids';

export const proposeContractChange = byPlayer<ProposeContractChange, 'contractId'>({
  rule: 'contracts',
  shape: ({ change }) => changeShape(change),
  refuses: ({ state }, { id }, { contractId }) =>
    unlessRunning(state, 'contracts') ??
    unlessContract(state, contractId, 'IN_FORCE') ??
    unlessParty(state, contractId, id),
  offers: ({ state }, { id }) =>
    contractsWith(state, id)
      .filter((contract) => unlessFewChanges(state, contract.id) === null)
      .flatMap(({ id: contractId }) => [
        { description: 'Propose to amend a contract.', known: { contractId }, needs: ['amend'] },
        { description: 'Propose to end a contract.', known: { contractId }, needs: ['end'] },
      ]),
  decide: (turn, player, { contractId, change }) => {
    const { state } = turn;
    const others = partiesOf(state, contractId).filter((id) => id !== player.id);
    const refusal =
      unlessSound(state, contractId, change) ??
      proposeChange(turn, player, contractId, change, others);
    if (refusal !== null) return refusal;
    const proposed = openChangesOf(state, contractId).at(-1);
    if (proposed?.awaitedIds.length === 0) carryOutChange(turn, proposed);
    return null;
  },
  made: contractOfEvent,
});

function changeShape(change: ProposeContractChange['change']): RoundRefusal | null {
  if (change.type === 'AMEND') return termsShape(change.terms, change.clauses);
  const items = change.shares.flatMap((share) => share.items);
  return (
    lengthShape('shares', change.shares.length, 0, MOST_PARTIES) ??
    lengthShape('items', items.length, 0, MOST_ENTRIES) ??
    quantitiesShape(items, 'contracts')
  );
}

function unlessSound(
  state: RoundState,
  contractId: ContractId,
  change: ProposeContractChange['change'],
): RoundRefusal | null {
  if (change.type === 'AMEND') {
    return unlessPossible(state, change.clauses, partiesOf(state, contractId));
  }
  const receivers = [...change.shares.map(({ playerId }) => playerId), change.restToId];
  const nobody = receivers.find((id) => presentPlayer(state, id) === null);
  if (nobody !== undefined) return refuse('PLAYER_NOT_FOUND', 'players', { playerId: nobody });
  const items = change.shares.flatMap((share) => share.items);
  return unlessKnown(state, items) ?? unlessNatural(items);
}
