/** What can be said of a contract's commands without looking at the round. */
import { isWords } from '../../kernel';
import type { RoundRefusal } from '../refusal';
import { MOST_ENTRIES, quantitiesShape, unless } from '../shapes';
import type {
  DepositIntoContract,
  OfferContract,
  ProposeContractChange,
  WithdrawFromContract,
} from './commands';
import { LONGEST_TERMS, MOST_CLAUSES, MOST_PARTIES } from './offer-contract';
import type { ClauseTerms } from './rows';

const RULE = 'contracts';

export const offerShape = ({ partyIds, terms, clauses }: OfferContract): RoundRefusal | null =>
  within('with', partyIds.length, 1, MOST_PARTIES - 1) ?? termsShape(terms, clauses);

/** Of what is deposited or withdrawn. */
export const movedShape = ({
  items,
}: DepositIntoContract | WithdrawFromContract): RoundRefusal | null =>
  within('items', items.length, 1, MOST_ENTRIES) ?? quantitiesShape(items, RULE);

export function changeShape({ change }: ProposeContractChange): RoundRefusal | null {
  if (change.type === 'AMEND') return termsShape(change.terms, change.clauses);
  const items = change.shares.flatMap((share) => share.items);
  return (
    within('shares', change.shares.length, 0, MOST_PARTIES) ??
    within('items', items.length, 0, MOST_ENTRIES) ??
    quantitiesShape(items, RULE)
  );
}

function termsShape(terms: string, clauses: readonly ClauseTerms[]): RoundRefusal | null {
  const lists = clauses.flatMap(({ items, toIds, consentIds }) => [items, toIds, consentIds]);
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return (
    within('terms', terms.length, 1, LONGEST_TERMS) ??
    unless(isWords(terms), 'terms', 'words without control characters', RULE) ??
    within('clauses', clauses.length, 0, MOST_CLAUSES) ??
    within('clauses', longest, 0, MOST_PARTIES)
  );
}

const within = (field: string, size: number, least: number, most: number): RoundRefusal | null =>
  unless(size >= least && size <= most, field, `${least} to ${most} long`, RULE);
