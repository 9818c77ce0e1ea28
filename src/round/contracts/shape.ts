/** Shape checks of contract commands. They depend on the command alone. */
import { isWords } from '../../kernel';
import type { RoundRefusal } from '../model/refusal';
import { MOST_ENTRIES, quantitiesShape, unless } from '../model/shapes';
import type { DepositIntoContract, WithdrawFromContract } from './commands';
import type { ClauseTerms } from './rows';

export const MOST_PARTIES = 20;
const MOST_CLAUSES = 30;
const LONGEST_TERMS = 10_000;
const RULE = 'contracts';

/** The shape check of deposits and withdrawals. */
export const transferShape = ({
  items,
}: DepositIntoContract | WithdrawFromContract): RoundRefusal | null =>
  lengthShape('items', items.length, 1, MOST_ENTRIES) ?? quantitiesShape(items, RULE);

/** The shape check of an offer or an amendment. */
export function termsShape(terms: string, clauses: readonly ClauseTerms[]): RoundRefusal | null {
  const lists = clauses.flatMap(({ items, for: price = [], toIds, consentIds }) => [
    items,
    price,
    toIds,
    consentIds,
  ]);
  const prices = clauses.flatMap(({ for: price = [] }) => price);
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return (
    lengthShape('terms', terms.length, 1, LONGEST_TERMS) ??
    unless(isWords(terms), 'terms', 'text without control characters', RULE) ??
    lengthShape('clauses', clauses.length, 0, MOST_CLAUSES) ??
    lengthShape('clauses', longest, 0, MOST_PARTIES) ??
    quantitiesShape(prices, RULE)
  );
}

export const lengthShape = (
  field: string,
  size: number,
  least: number,
  most: number,
): RoundRefusal | null =>
  unless(size >= least && size <= most, field, `a length of ${least} to ${most}`, RULE);
