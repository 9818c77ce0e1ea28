/** Of proposals, votes and effects. */
import { choices, moment } from '../../kernel';
import type { Sentences } from '../../kernel';
import { amountOf } from '../../season';
import type { RoundFacts } from '../ground/facts';

export type ProposalRefusals = {
  readonly NOT_THE_AUTHOR: RoundFacts<'playerId'>;
  readonly VOTING_OVER: RoundFacts<'proposalId' | 'status' | 'closesAtMs'> & {
    readonly status: string;
  };
  readonly CLASS_UNKNOWN: RoundFacts<'class' | 'classes'>;
  readonly PROPOSAL_NOT_FOUND: RoundFacts<'proposalId'>;
  readonly NOT_ENOUGH_TO_TAKE: RoundFacts<'item' | 'have' | 'need', 'playerId' | 'duckId'>;
  readonly JOINING_IN_THE_FUTURE: RoundFacts<'playerId' | 'joinedAtMs' | 'nowMs'>;
};

export const PROPOSAL_REFUSALS: Sentences<ProposalRefusals> = {
  NOT_THE_AUTHOR: () => 'Only who made the proposal may retract it.',
  VOTING_OVER: ({ status, closesAtMs }) =>
    status === 'RETRACTED'
      ? 'The proposal was retracted.'
      : `The vote is over since ${moment(closesAtMs)}.`,
  CLASS_UNKNOWN: ({ class: code, classes }) =>
    `There is no class ${code} of proposals: choose ${choices(classes, 'another')}.`,
  PROPOSAL_NOT_FOUND: () => 'There is no such proposal in this season.',
  NOT_ENOUGH_TO_TAKE: ({ item, have, need, duckId }) =>
    `The effect takes ${amountOf(need, item)}, and the ${duckId === undefined ? 'player' : 'duck'} has ${have}.`,
  JOINING_IN_THE_FUTURE: ({ nowMs }) =>
    `Nobody can have joined in the future: it is ${moment(nowMs)}.`,
};
