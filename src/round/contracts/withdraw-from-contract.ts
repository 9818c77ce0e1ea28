/**
 * "Items possessed by contracts may only be disbursed when provided for clearly, unambiguously, and
 * in an easily evaluatable manner" [Contracts]: a clause must allow the recipient, the time and the
 * amounts. If the clause needs a consent, the withdrawal waits for it [ruling G2]. If the clause
 * has a price, the player pays it at the same time [ruling L3].
 */
import { held, moveAll, ordinalOf } from '../../kernel';
import type { Instant, Owner, PlayerId, Transfer } from '../../kernel';
import { unlessRunning } from '../model/access';
import { asAmounts, asEntries, summed, unlessNatural, unlessTradable } from '../model/amounts';
import { byPlayer } from '../model/records';
import type { RoundEventRecord } from '../model/records';
import type { ItemAmount } from '../model/items';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import { contractOwner, ownerOf } from '../model/owners';
import { roundOf, rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';
import type { RoundTurn } from '../model/turn';
import { amountsText, nameOf, amountWords } from '../model/wording';
import { markChangeDone, proposeChange, unlessFewChanges } from './changes';
import { withPayment, closingReason, isBeneficiary, payableAmount } from './clauses';
import type { WithdrawFromContract } from './commands';
import type { ContractPaid } from './events';
import { contractOfEvent, contractsInForce, otherParties, unlessContract } from './parties';
import { priceOf, unlessPaid } from './price';
import type { Clause, ContractRow } from './rows';
import { transferShape } from './shape';
import { contractWords } from './text';
import type { ContractChangeId, ContractId } from '../model/ids';

export const withdrawFromContract = byPlayer<WithdrawFromContract, 'contractId' | 'clause'>({
  rule: 'contracts',
  shape: transferShape,
  refuses: ({ state, now }, { id: playerId }, { contractId, clause, items: asked = [] }) => {
    const items = asAmounts(summed(asked));
    return (
      unlessRunning(state, 'contracts') ??
      unlessContract(state, contractId, 'IN_FORCE') ??
      unlessNatural(asked) ??
      unlessProvided(state, now, { contractId, clause, playerId, items })
    );
  },
  offers: ({ state }, player) =>
    contractsInForce(state).flatMap((contract) =>
      contract.clauses
        .filter(
          (clause) =>
            hasPayable(state, player.id, contract, clause) &&
            unlessAsked(state, player.id, contract, clause) === null,
        )
        .map(({ number: clause }) => ({
          description: 'Take what a clause pays.',
          known: { contractId: contract.id, clause },
        })),
    ),
  decide: (turn, player, { contractId, clause, items: asked }) => {
    const items = asAmounts(summed(asked));
    const awaitedIds = consentsTo(clauseOf(turn.state, contractId, clause), player.id);
    if (awaitedIds.length > 0) {
      const change = { type: 'WITHDRAW', clause, items } as const;
      return proposeChange(turn, player, contractId, change, awaitedIds);
    }
    pay(turn, { contractId, clause, playerId: player.id, items }, null);
    return null;
  },
  made: contractOfEvent,
});

/**
 * True if the contract has an item that the clause can still pay, at a price that the player can
 * afford.
 */
function hasPayable(
  state: RoundState,
  player: PlayerId,
  { id }: ContractRow,
  clause: Clause,
): boolean {
  const { untradable } = rulesetOf(state).trade;
  return clause.items.some(
    ({ item }) =>
      !untradable.includes(item) &&
      held(state, contractOwner(id), item) > 0 &&
      payableAmount(state, clause, item) > 0 &&
      unlessPaid(state, player, priceOf(clause, [{ item, quantity: 1 }])) === null,
  );
}

/** The parties who must consent before the player is paid. */
const consentsTo = (clause: Clause | null, player: PlayerId): PlayerId[] =>
  (clause?.consentIds ?? []).filter((id) => id !== player);

/** Refuses a withdrawal that needs consent if the contract has the maximum of open changes. */
const unlessAsked = (
  state: RoundState,
  player: PlayerId,
  { id }: ContractRow,
  clause: Clause,
): RoundRefusal | null =>
  consentsTo(clause, player).length === 0 ? null : unlessFewChanges(state, id);

export type ClausePayment = {
  readonly contractId: ContractId;
  readonly clause: number;
  readonly playerId: PlayerId;
  readonly items: readonly ItemAmount[];
};

export function pay(
  turn: RoundTurn,
  payment: ClausePayment,
  changeId: ContractChangeId | null,
): void {
  const { contractId, clause, playerId, items } = payment;
  const [contract, player] = [contractOwner(contractId), ownerOf(playerId)];
  const provided = clauseOf(turn.state, contractId, clause);
  const price = provided === null ? [] : priceOf(provided, items);
  const transfers = [
    ...moveAll(player, contract, asEntries(price)),
    ...moveAll(contract, player, asEntries(items)),
  ];
  turn.emit({ type: 'ContractPaid', contractId, playerId, clause, changeId, transfers });
}

function clauseOf(state: RoundState, contractId: ContractId, number: number): Clause | null {
  const { clauses } = state.need('contracts', contractId);
  return clauses.find((candidate) => candidate.number === number) ?? null;
}

/** Refuses a payment that the clause does not allow. It is called again at the last consent. */
export function unlessProvided(
  state: RoundState,
  now: Instant,
  { contractId, clause: number, playerId, items }: ClausePayment,
): RoundRefusal | null {
  const clause = clauseOf(state, contractId, number);
  if (clause === null) return refuse('CLAUSE_NOT_FOUND', 'contracts', { clause: number });
  if (!isBeneficiary(state, contractId, clause, playerId)) {
    return refuse('CLAUSE_NOT_YOURS', 'contracts', { clause: number });
  }
  const stuck = unlessTradable(state, items, 'contracts');
  if (stuck !== null) return stuck;
  for (const { item, quantity: need } of items) {
    const have = held(state, contractOwner(contractId), item);
    if (have < need) return refuse('CONTRACT_LACKS', 'contracts', { item, have, need });
  }
  const why = closingReason(state, contractId, clause, now);
  if (why !== null) return refuse('CLAUSE_CLOSED', 'contracts', { clause: number, why });
  const over = items.find(({ item, quantity }) => quantity > payableAmount(state, clause, item));
  if (over === undefined) return unlessPaid(state, playerId, priceOf(clause, items));
  const left = payableAmount(state, clause, over.item);
  return refuse('CLAUSE_EXCEEDED', 'contracts', { item: over.item, left, need: over.quantity });
}

const withdrawalTransfers = (owner: Owner, transfers: readonly Transfer[]): Transfer[] =>
  transfers.filter(({ from }) => from === owner);

export const contractPaid: RoundEventRecord<ContractPaid> = {
  evolve: (state, { atMs, event }) => {
    const { contractId, clause: number, transfers, changeId } = event;
    if (changeId !== null) markChangeDone(state, changeId, atMs);
    const contract = state.need('contracts', contractId);
    const { week } = roundOf(state);
    const clauses = contract.clauses.map((clause) =>
      clause.number === number
        ? withPayment(clause, withdrawalTransfers(contractOwner(contractId), transfers), week)
        : clause,
    );
    state.put('contracts', { ...contract, clauses });
  },
  facts: (state, event) => {
    const [contract, player] = [contractOwner(event.contractId), ownerOf(event.playerId)];
    return {
      ...{
        player: nameOf(state, event.playerId),
        contract: ordinalOf(event.contractId),
        clause: event.clause,
      },
      got: amountWords(state, withdrawalTransfers(contract, event.transfers)),
      paid: amountWords(state, withdrawalTransfers(player, event.transfers)),
    };
  },
  text: (state, event) => {
    const [contract, player] = [contractOwner(event.contractId), ownerOf(event.playerId)];
    const items = amountsText(state, withdrawalTransfers(contract, event.transfers));
    const paid = withdrawalTransfers(player, event.transfers);
    const price = paid.length === 0 ? '' : ` for ${amountsText(state, paid)}`;
    const got = `${nameOf(state, event.playerId)} got ${items}`;
    return `${got} from ${contractWords(event)}${price}, by clause ${event.clause}.`;
  },
  channel: 'GAME_ACTIONS',
  notice: 'CONTRACT_MOVED',
  concerns: otherParties,
};
