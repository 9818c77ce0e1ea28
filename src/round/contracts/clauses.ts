/** The content of clauses, and the times at which they pay [ruling G2]. */
import type { Instant, ItemCode, PlayerId } from '../../kernel';
import { isItemOf } from '../model/amounts';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import { presentPlayer, roundOf, rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';
import type { ItemAmount } from '../model/items';
import { isParty } from './parties';
import type { ClauseClosedReason } from './refusals';
import type { Clause, ClauseItem, ClausePaid, ClauseTerms } from './rows';
import type { ContractId } from '../model/ids';

/** Refuses clauses that can never pay. The refusal names the clause and the reason. */
export function unlessPossible(
  state: RoundState,
  clauses: readonly ClauseTerms[],
  parties: readonly PlayerId[],
): RoundRefusal | null {
  for (const [at, clause] of clauses.entries()) {
    const why = flawIn(state, clause, parties);
    if (why !== null) return refuse('CLAUSE_IMPOSSIBLE', 'contracts', { clause: at + 1, why });
  }
  return null;
}

function flawIn(
  state: RoundState,
  { items, for: price = [], toIds, when, consentIds }: ClauseTerms,
  parties: readonly PlayerId[],
): ClauseClosedReason | null {
  const ruleset = rulesetOf(state);
  if (items.length === 0) return 'NO_ITEMS';
  if (namesTwice(items) || namesTwice(price)) return 'ITEM_NAMED_TWICE';
  const named = [...items, ...price];
  if (named.some(({ item }) => !isItemOf(state, item))) return 'ITEM_UNKNOWN';
  if (named.some(({ item }) => ruleset.trade.untradable.includes(item))) return 'ITEM_UNTRADABLE';
  if (items.some(({ perWeek, total }) => !isLimit(perWeek) || !isLimit(total))) {
    return 'AMOUNT_NOT_NATURAL';
  }
  if (!price.every(({ quantity }) => isLimit(quantity))) return 'AMOUNT_NOT_NATURAL';
  if (toIds.some((id) => presentPlayer(state, id) === null)) return 'PLAYER_NOT_FOUND';
  if (consentIds.some((id) => !parties.includes(id))) return 'CONSENT_OF_NO_PARTY';
  if (when.type === 'WEEKLY' && items.some(({ perWeek }) => perWeek === null)) {
    return 'NO_WEEKLY_AMOUNT';
  }
  const phases = ruleset.phases.map(({ phase }) => phase);
  return when.type === 'PHASE' && !phases.includes(when.phase) ? 'PHASE_UNKNOWN' : null;
}

const namesTwice = (items: readonly Pick<ItemAmount, 'item'>[]): boolean =>
  new Set(items.map(({ item }) => item)).size < items.length;

const isLimit = (amount: number | null): boolean =>
  amount === null || (Number.isSafeInteger(amount) && amount >= 1);

/** Numbers the clauses, starting after the last used number. */
export function numberClauses(clauses: readonly ClauseTerms[], used: number): Clause[] {
  return clauses.map((clause, at) => ({ ...clause, number: used + at + 1, paid: [] }));
}

/** True if the player is a recipient of the clause. */
export function isBeneficiary(
  state: RoundState,
  contractId: ContractId,
  { toIds }: Clause,
  player: PlayerId,
): boolean {
  return toIds.length === 0 ? isParty(state, contractId, player) : toIds.includes(player);
}

/**
 * The reason why the clause pays nothing now, even if the contract has the items; null if it can
 * pay.
 */
export function closingReason(
  state: RoundState,
  contractId: ContractId,
  { when, consentIds }: Clause,
  now: Instant,
): ClauseClosedReason | null {
  if (when.type === 'FROM' && now < when.atMs) return 'NOT_YET';
  if (when.type === 'PHASE' && roundOf(state).phase !== when.phase) return 'WRONG_PHASE';
  // A party that left can no longer consent, so the clause pays nothing until the contract is
  // amended.
  return consentIds.some((id) => !isParty(state, contractId, id)) ? 'CONSENT_GONE' : null;
}

/**
 * The amount of the item that the clause can still pay this week; 0 if the clause does not name the
 * item.
 */
export function payableAmount(state: RoundState, clause: Clause, item: ItemCode): number {
  const limit = clause.items.find((candidate) => candidate.item === item);
  if (limit === undefined) return 0;
  const paid = clause.paid.find((candidate) => candidate.item === item);
  return Math.min(...remainingOf(limit, paid, roundOf(state).week));
}

function remainingOf(
  { perWeek, total }: ClauseItem,
  paid: ClausePaid | undefined,
  week: number,
): number[] {
  const inWeek = paid?.week === week ? paid.inWeek : 0;
  return [
    total === null ? Infinity : total - (paid?.total ?? 0),
    perWeek === null ? Infinity : perWeek - inWeek,
  ];
}

/** The clause with the payment recorded. */
export function withPayment(clause: Clause, items: readonly ItemAmount[], week: number): Clause {
  const paid = new Map(clause.paid.map((one) => [one.item, one]));
  for (const { item, quantity } of items) {
    const before = paid.get(item);
    const inWeek = before?.week === week ? before.inWeek : 0;
    const total = (before?.total ?? 0) + quantity;
    paid.set(item, { item, total, week, inWeek: inWeek + quantity });
  }
  return { ...clause, paid: [...paid.values()] };
}
