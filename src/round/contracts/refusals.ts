/** The refusals about contracts, their clauses and their proposed changes. */
import type { NoFacts, Sentences } from '../../kernel';
import { amountOf, inWords } from '../../season';
import type { RoundFacts } from '../model/facts';

export type ContractRefusals = {
  readonly NO_CONTRACTS: NoFacts;
  readonly CONTRACT_WITH_ONESELF: NoFacts;
  readonly CONTRACT_NOT_FOUND: RoundFacts<'contractId'>;
  readonly CONTRACT_NOT_OPEN: RoundFacts<'contractId' | 'status'> & { readonly status: string };
  readonly NOT_A_PARTY: RoundFacts<'contractId'>;
  readonly ALREADY_CONSENTED: RoundFacts<'contractId'>;
  readonly CLAUSE_NOT_FOUND: RoundFacts<'clause'>;
  readonly CLAUSE_NOT_YOURS: RoundFacts<'clause'>;
  readonly CLAUSE_IMPOSSIBLE: RoundFacts<'clause' | 'why'> & { readonly why: ClauseClosedReason };
  readonly CHANGE_NOT_FOUND: RoundFacts<'changeId'>;
  readonly CHANGE_OVER: RoundFacts<'changeId' | 'status'> & { readonly status: string };
  readonly CONSENT_NOT_AWAITED: RoundFacts<'changeId'>;
  readonly CONTRACT_LACKS: RoundFacts<'item' | 'have' | 'need'>;
  readonly CLAUSE_CLOSED: RoundFacts<'clause' | 'why'> & { readonly why: ClauseClosedReason };
  readonly CLAUSE_EXCEEDED: RoundFacts<'item' | 'left' | 'need'>;
};

/** The flaws of a clause, and the reasons why a clause pays nothing. */
const CLOSED_CLAUSE_TEXTS = {
  NO_ITEMS: 'it names no items',
  ITEM_NAMED_TWICE: 'it names an item twice',
  ITEM_UNKNOWN: 'it names an item that the rules do not have',
  ITEM_UNTRADABLE: 'it names an item that cannot be traded',
  AMOUNT_NOT_NATURAL: 'one of its amounts is not a whole number above 0',
  PLAYER_NOT_FOUND: 'it pays somebody who is not a player',
  CONSENT_OF_NO_PARTY: 'it needs the consent of somebody who is not a party',
  NO_WEEKLY_AMOUNT: 'it pays every week and does not say how much',
  PHASE_UNKNOWN: 'it names a phase that the week does not have',
  NOT_YET: 'its time has not come',
  WRONG_PHASE: 'it pays in another phase',
  CONSENT_GONE: 'a player whose consent it needs has left',
} as const;
export type ClauseClosedReason = keyof typeof CLOSED_CLAUSE_TEXTS;

export const CONTRACT_REFUSALS: Sentences<ContractRefusals> = {
  NO_CONTRACTS: () => 'The ruleset of this season has no contracts.',
  CONTRACT_WITH_ONESELF: () => 'A contract needs two parties or more.',
  CONTRACT_NOT_FOUND: () => 'There is no such contract in this season.',
  CONTRACT_NOT_OPEN: ({ status }) =>
    `This cannot be done to a contract that is ${inWords(status)}.`,
  NOT_A_PARTY: () => 'Only a party to the contract may do this.',
  ALREADY_CONSENTED: () => 'You have already consented to this contract.',
  CLAUSE_NOT_FOUND: ({ clause }) => `The contract has no clause ${clause}.`,
  CLAUSE_NOT_YOURS: ({ clause }) => `Clause ${clause} pays nothing to you.`,
  CLAUSE_IMPOSSIBLE: ({ clause, why }) =>
    `Nobody could ever meet clause ${clause}: ${CLOSED_CLAUSE_TEXTS[why]}.`,
  CHANGE_NOT_FOUND: () => 'There is no such proposal about a contract in this season.',
  CHANGE_OVER: ({ status }) => `This proposal is over: it is ${inWords(status)}.`,
  CONSENT_NOT_AWAITED: () => 'This proposal does not wait for your consent.',
  CONTRACT_LACKS: ({ item, have, need, titles }) =>
    `This takes ${amountOf(need, item, titles)}, and the contract has ${have}.`,
  CLAUSE_CLOSED: ({ clause, why }) =>
    `Clause ${clause} pays nothing now: ${CLOSED_CLAUSE_TEXTS[why]}.`,
  CLAUSE_EXCEEDED: ({ item, left, need, titles }) =>
    `The clause pays at most ${amountOf(left, item, titles)} now, not ${need}.`,
};
