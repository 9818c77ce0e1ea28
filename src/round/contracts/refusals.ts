/** Of contracts, their clauses and what is proposed to their parties. */
import { phrase } from '../../kernel';
import type { NoFacts, Sentences } from '../../kernel';
import type { RoundFacts } from '../ground/facts';

export type ContractRefusals = {
  readonly NO_CONTRACTS: NoFacts;
  readonly CONTRACT_WITH_ONESELF: NoFacts;
  readonly CONTRACT_NOT_FOUND: RoundFacts<'contractId'>;
  readonly CONTRACT_NOT_OPEN: RoundFacts<'contractId' | 'status'> & { readonly status: string };
  readonly NOT_A_PARTY: RoundFacts<'contractId'>;
  readonly ALREADY_CONSENTED: RoundFacts<'contractId'>;
  readonly CLAUSE_NOT_FOUND: RoundFacts<'clause'>;
  readonly CLAUSE_NOT_YOURS: RoundFacts<'clause'>;
  readonly CLAUSE_IMPOSSIBLE: RoundFacts<'clause' | 'why'>;
  readonly CHANGE_NOT_FOUND: RoundFacts<'changeId'>;
  readonly CHANGE_OVER: RoundFacts<'changeId' | 'status'> & { readonly status: string };
  readonly CONSENT_NOT_AWAITED: RoundFacts<'changeId'>;
  readonly CONTRACT_LACKS: RoundFacts<'item' | 'have' | 'need'>;
  readonly CLAUSE_CLOSED: RoundFacts<'clause' | 'why'>;
  readonly CLAUSE_EXCEEDED: RoundFacts<'item' | 'left' | 'need'>;
};

export const CONTRACT_REFUSALS: Sentences<ContractRefusals> = {
  NO_CONTRACTS: () => 'The ruleset of this season has no contracts.',
  CONTRACT_WITH_ONESELF: () => 'A contract has two parties or more.',
  CONTRACT_NOT_FOUND: () => 'There is no such contract in this season.',
  CONTRACT_NOT_OPEN: ({ status }) =>
    `The contract is not in the right state for this: it is ${status}.`,
  NOT_A_PARTY: () => 'Only a party of the contract may do this.',
  ALREADY_CONSENTED: () => 'You have consented to this contract already.',
  CLAUSE_NOT_FOUND: ({ clause }) => `The contract has no clause ${clause}.`,
  CLAUSE_NOT_YOURS: ({ clause }) => `Clause ${clause} does not provide for you.`,
  CLAUSE_IMPOSSIBLE: ({ clause, why }) =>
    `Nobody could ever meet clause ${clause}${phrase(': ', why)}.`,
  CHANGE_NOT_FOUND: () => 'There is no such proposal about a contract in this season.',
  CHANGE_OVER: ({ status }) => `This proposal is over: it is ${status}.`,
  CONSENT_NOT_AWAITED: () => 'This proposal does not wait for your consent.',
  CONTRACT_LACKS: ({ item, have, need }) =>
    `This takes ${need} ${item}, and the contract has ${have}.`,
  CLAUSE_CLOSED: ({ clause, why }) => `Clause ${clause} pays nothing now${phrase(': ', why)}.`,
  CLAUSE_EXCEEDED: ({ item, left, need }) =>
    `The clause provides for ${left} ${item} now, not for ${need}.`,
};
