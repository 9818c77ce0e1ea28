/**
 * "A player may trade items they own to a contract, receiving no items from the contract in return"
 * [Contracts]. Any player, reputable or not, may deposit into any contract [ruling G2].
 */
import { held, holdingsOf, moveAll, ordinalOf } from '../../kernel';
import { unlessRunning } from '../model/access';
import { summed, unlessKnown, unlessNatural, unlessTradable } from '../model/amounts';
import { byPlayer, nothing } from '../model/records';
import type { RoundEventRecord } from '../model/records';
import { refuse } from '../model/refusal';
import { contractOwner, ownerOf } from '../model/owners';
import { rulesetOf } from '../model/state';
import type { PlayerRow, RoundState } from '../model/state';
import { amountsText, nameOf, amountWords } from '../model/wording';
import type { DepositIntoContract } from './commands';
import type { ContractDeposited } from './events';
import { contractOfEvent, contractsInForce, unlessContract } from './parties';
import { transferShape } from './shape';
import { contractWords } from './text';

export const depositIntoContract = byPlayer<DepositIntoContract, 'contractId'>({
  rule: 'contracts',
  shape: transferShape,
  refuses: ({ state }, _player, { contractId }) =>
    unlessRunning(state, 'contracts') ?? unlessContract(state, contractId, 'IN_FORCE'),
  offers: ({ state }, player) =>
    hasTradable(state, player)
      ? contractsInForce(state).map(({ id: contractId }) => ({
          description: 'Put items into a contract.',
          known: { contractId },
        }))
      : [],
  decide: (turn, { id: playerId }, { contractId, items }) => {
    const { state } = turn;
    const refusal =
      unlessKnown(state, items) ??
      unlessTradable(state, items, 'contracts') ??
      unlessNatural(items);
    if (refusal !== null) return refusal;
    const owner = ownerOf(playerId);
    const amounts = summed(items);
    for (const [item, need] of amounts) {
      const have = held(state, owner, item);
      if (have < need) return refuse('NOT_ENOUGH', 'contracts', { item, have, need });
    }
    const transfers = moveAll(owner, contractOwner(contractId), amounts);
    turn.emit({ type: 'ContractDeposited', contractId, playerId, transfers });
    return null;
  },
  made: contractOfEvent,
});

/** True if the player has an item that may be traded. */
function hasTradable(state: RoundState, { id }: PlayerRow): boolean {
  const { untradable } = rulesetOf(state).trade;
  return holdingsOf(state, ownerOf(id)).some(({ item }) => !untradable.includes(item));
}

export const contractDeposited: RoundEventRecord<ContractDeposited> = {
  evolve: nothing,
  facts: (state, event) => ({
    player: nameOf(state, event.playerId),
    contract: ordinalOf(event.contractId),
    items: amountWords(state, event.transfers),
  }),
  text: (state, event) => {
    const items = amountsText(state, event.transfers);
    return `${nameOf(state, event.playerId)} put ${items} into ${contractWords(event)}.`;
  },
  channel: 'GAME_ACTIONS',
};
