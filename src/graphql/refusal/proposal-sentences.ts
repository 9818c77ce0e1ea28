import type { RefusalCode } from '../generated/resolvers';
import { amountOf, choices, phrase, word } from './words';
import type { Sentence } from './words';

/** Of proposals, votes and effects. */
export const PROPOSAL_SENTENCES = {
  NOT_REPUTABLE: (facts) =>
    `Only reputable players may do this${phrase(': you are one from ', facts, 'reputableAt')}.`,
  NOT_THE_AUTHOR: () => 'Only who made the proposal may retract it.',
  VOTING_OVER: (facts) =>
    facts['status'] === 'RETRACTED'
      ? 'The proposal was retracted.'
      : `The vote is over${phrase(' since ', facts, 'closesAt')}.`,
  CLASS_UNKNOWN: (facts) =>
    `There is no class ${word(facts, 'class', 'of that code')} of proposals: choose ${choices(facts, 'classes', 'another')}.`,
  PROPOSAL_NOT_FOUND: () => 'There is no such proposal in this season.',
  NOT_ENOUGH_TO_TAKE: (facts) =>
    `The effect takes ${amountOf(facts, 'need', 'item')}, and the ${word(facts, 'duckId', '') === '' ? 'player' : 'duck'} has ${word(facts, 'have', 'less')}.`,
  JOINING_IN_THE_FUTURE: (facts) =>
    `Nobody can have joined in the future${phrase(': it is ', facts, 'now')}.`,
} satisfies Partial<Record<RefusalCode, Sentence>>;
