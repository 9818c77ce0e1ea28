import type { RefusalCode } from '../generated/resolvers';
import { phrase, word } from './words';
import type { Sentence } from './words';

/** Of contracts, their clauses and what is proposed to their parties. */
export const CONTRACT_SENTENCES = {
  NO_CONTRACTS: () => 'The ruleset of this season has no contracts.',
  CONTRACT_WITH_ONESELF: () => 'A contract has two parties or more.',
  CONTRACT_NOT_FOUND: () => 'There is no such contract in this season.',
  CONTRACT_NOT_OPEN: (facts) =>
    `The contract is in another state than this needs${phrase(': ', facts, 'status')}.`,
  NOT_A_PARTY: () => 'Only a party of the contract may do this.',
  ALREADY_CONSENTED: () => 'You have consented to this contract already.',
  CLAUSE_NOT_FOUND: (facts) =>
    `The contract has no clause ${word(facts, 'clause', 'of that number')}.`,
  CLAUSE_NOT_YOURS: (facts) =>
    `Clause ${word(facts, 'clause', 'of that number')} does not provide for you.`,
  CLAUSE_IMPOSSIBLE: (facts) =>
    `Nobody could ever meet clause ${word(facts, 'clause', 'of that place')}${phrase(': ', facts, 'why')}.`,
  CHANGE_NOT_FOUND: () => 'Nothing such was proposed in this season.',
  CHANGE_OVER: (facts) => `This proposal is over${phrase(': it is ', facts, 'status')}.`,
  CONSENT_NOT_AWAITED: () => 'This proposal does not wait for your consent.',
  CONTRACT_LACKS: (facts) =>
    `This takes ${word(facts, 'need', 'more')} ${word(facts, 'item', 'of it')}, and the contract has ${word(facts, 'have', 'less')}.`,
  CLAUSE_CLOSED: (facts) =>
    `Clause ${word(facts, 'clause', 'of that number')} pays nothing now${phrase(': ', facts, 'why')}.`,
  CLAUSE_EXCEEDED: (facts) =>
    `The clause provides for ${word(facts, 'left', 'less')} ${word(facts, 'item', 'of it')} now, not for ${word(facts, 'need', 'so much')}.`,
} satisfies Partial<Record<RefusalCode, Sentence>>;
