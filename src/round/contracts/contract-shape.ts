/** What can be said of a contract's commands without looking at the round. */
import { isWords } from '../../kernel';
import type { RoundRefusal } from '../refusal';
import { refuse } from '../refusal';
import { MOST_ENTRIES, MOST_GRANTED } from '../rehearsal/grant-items';
import type { ItemAmount } from '../trades/row';
import type { ContractCommand } from './commands';
import { LONGEST_TERMS, MOST_CLAUSES, MOST_PARTIES } from './offer-contract';
import type { ClauseTerms } from './row';

export function contractShape(command: ContractCommand): RoundRefusal | null {
  switch (command.type) {
    case 'OfferContract':
      return (
        within('with', command.partyIds.length, 1, MOST_PARTIES - 1) ??
        termsShape(command.terms, command.clauses)
      );
    case 'DepositIntoContract':
    case 'WithdrawFromContract':
      return within('items', command.items.length, 1, MOST_ENTRIES) ?? amountShape(command.items);
    case 'ProposeContractChange': {
      const { change } = command;
      if (change.type === 'AMEND') return termsShape(change.terms, change.clauses);
      const items = change.shares.flatMap((share) => share.items);
      return (
        within('shares', change.shares.length, 0, MOST_PARTIES) ??
        within('items', items.length, 0, MOST_ENTRIES) ??
        amountShape(items)
      );
    }
    case 'AcceptContract':
    case 'DeclineContract':
    case 'ConsentToContractChange':
      return null;
  }
}

function termsShape(terms: string, clauses: readonly ClauseTerms[]): RoundRefusal | null {
  const lists = clauses.flatMap(({ items, toIds, consentIds }) => [items, toIds, consentIds]);
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return (
    within('terms', terms.length, 1, LONGEST_TERMS) ??
    (isWords(terms) ? null : malformed('terms', 'words without control characters')) ??
    within('clauses', clauses.length, 0, MOST_CLAUSES) ??
    within('clauses', longest, 0, MOST_PARTIES)
  );
}

function amountShape(items: readonly ItemAmount[]): RoundRefusal | null {
  const right = items.every(({ quantity }) => quantity <= MOST_GRANTED);
  return right ? null : malformed('quantity', `at most ${MOST_GRANTED}`);
}

function within(field: string, size: number, least: number, most: number): RoundRefusal | null {
  return size >= least && size <= most ? null : malformed(field, `${least} to ${most} long`);
}

const malformed = (field: string, expected: string): RoundRefusal =>
  refuse('MALFORMED', 'contracts', { field, expected });
