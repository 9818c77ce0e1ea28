/**
 * "Items possessed by contracts may only be disbursed when provided for clearly, unambiguously, and
 * in an easily evaluatable manner" [Contracts]: by a clause, to whom and when and as far as it says.
 * Where it needs a consent, the withdrawal waits for it [ruling G2].
 */
import { held, moveAll } from '../../kernel';
import type { Instant, PlayerId } from '../../kernel';
import { unlessRunning } from '../access';
import { asAmounts, asEntries, summed, unlessNatural, unlessTradable } from '../amounts';
import type { Asked } from '../command';
import { refuse } from '../refusal';
import type { RoundRefusal } from '../refusal';
import { ownerOf, roundOf } from '../state';
import type { PlayerRow, RoundState } from '../state';
import type { ItemAmount } from '../items';
import type { RoundStamped, RoundTurn } from '../turn';
import { afterPaying, closedBy, isFor, payable } from './clauses';
import { markChangeDone, proposeChange } from './changes';
import type { WithdrawFromContract } from './commands';
import type { ContractPaid } from './events';
import { contractOwner, unlessContract } from './parties';
import type { Clause } from './rows';

export function withdrawFromContract(
  turn: RoundTurn,
  player: PlayerRow,
  { contractId, clause, items }: Asked<WithdrawFromContract>,
): RoundRefusal | null {
  const { state, now } = turn;
  const asked = asAmounts(summed(items));
  const refusal =
    unlessRunning(state, 'contracts') ??
    unlessContract(state, contractId, 'IN_FORCE') ??
    unlessNatural(items) ??
    unlessProvided(state, now, { contractId, clause, playerId: player.id, items: asked });
  if (refusal !== null) return refusal;
  const awaitedIds = (clauseOf(state, contractId, clause)?.consentIds ?? []).filter(
    (id) => id !== player.id,
  );
  if (awaitedIds.length > 0) {
    const change = { type: 'WITHDRAW', clause, items: asked } as const;
    return proposeChange(turn, player, contractId, change, awaitedIds);
  }
  pay(turn, { contractId, clause, playerId: player.id, items: asked }, null);
  return null;
}

export type Payment = {
  readonly contractId: string;
  readonly clause: number;
  readonly playerId: PlayerId;
  readonly items: readonly ItemAmount[];
};

export function pay(turn: RoundTurn, payment: Payment, changeId: string | null): void {
  const { contractId, clause, playerId, items } = payment;
  const transfers = moveAll(contractOwner(contractId), ownerOf(playerId), asEntries(items));
  turn.emit({ type: 'ContractPaid', contractId, playerId, clause, changeId, transfers });
}

function clauseOf(state: RoundState, contractId: string, number: number): Clause | null {
  const { clauses } = state.need('contracts', contractId);
  return clauses.find((candidate) => candidate.number === number) ?? null;
}

/** The refusal of what no clause provides for. It is looked at again when consents are complete. */
export function unlessProvided(
  state: RoundState,
  now: Instant,
  { contractId, clause: number, playerId, items }: Payment,
): RoundRefusal | null {
  const clause = clauseOf(state, contractId, number);
  if (clause === null) return refuse('CLAUSE_NOT_FOUND', 'contracts', { clause: number });
  if (!isFor(state, contractId, clause, playerId)) {
    return refuse('CLAUSE_NOT_YOURS', 'contracts', { clause: number });
  }
  const stuck = unlessTradable(state, items, 'contracts');
  if (stuck !== null) return stuck;
  for (const { item, quantity: need } of items) {
    const have = held(state, contractOwner(contractId), item);
    if (have < need) return refuse('CONTRACT_LACKS', 'contracts', { item, have, need });
  }
  const why = closedBy(state, contractId, clause, now);
  if (why !== null) return refuse('CLAUSE_CLOSED', 'contracts', { clause: number, why });
  const over = items.find(({ item, quantity }) => quantity > payable(state, clause, item));
  if (over === undefined) return null;
  const left = payable(state, clause, over.item);
  return refuse('CLAUSE_EXCEEDED', 'contracts', { item: over.item, left, need: over.quantity });
}

export function evolveContractPaid(
  state: RoundState,
  { atMs, event }: RoundStamped<ContractPaid>,
): void {
  const { contractId, clause: number, transfers, changeId } = event;
  if (changeId !== null) markChangeDone(state, changeId, atMs);
  const contract = state.need('contracts', contractId);
  const { week } = roundOf(state);
  const clauses = contract.clauses.map((clause) =>
    clause.number === number ? afterPaying(clause, transfers, week) : clause,
  );
  state.put('contracts', { ...contract, clauses });
}
