/**
 * "A player may trade items they own to a contract, receiving no items from the contract in return"
 * [Contracts]: any player into any contract, reputable or not [ruling G2].
 */
import { held, moveAll } from '../../kernel';
import { unlessRunning } from '../access';
import { summed, unlessKnown, unlessNatural, unlessTradable } from '../amounts';
import type { Asked } from '../command';
import { refuse } from '../refusal';
import type { RoundRefusal } from '../refusal';
import { ownerOf } from '../state';
import type { PlayerRow } from '../state';
import type { RoundTurn } from '../turn';
import type { DepositIntoContract } from './commands';
import { contractOwner, unlessContract } from './parties';

export function depositIntoContract(
  turn: RoundTurn,
  player: PlayerRow,
  { contractId, items }: Asked<DepositIntoContract>,
): RoundRefusal | null {
  const { state } = turn;
  const refusal =
    unlessRunning(state, 'contracts') ??
    unlessContract(state, contractId, 'IN_FORCE') ??
    unlessKnown(state, items) ??
    unlessTradable(state, items, 'contracts') ??
    unlessNatural(items);
  if (refusal !== null) return refusal;
  const owner = ownerOf(player.id);
  const amounts = summed(items);
  for (const [item, need] of amounts) {
    const have = held(state, owner, item);
    if (have < need) return refuse('NOT_ENOUGH', 'contracts', { item, have, need });
  }
  const transfers = moveAll(owner, contractOwner(contractId), amounts);
  turn.emit({ type: 'ContractDeposited', contractId, playerId: player.id, transfers });
  return null;
}
