/** Of what a round's proposals do. */
import { moment } from '../../kernel';
import type { NoFacts, Sentences } from '../../kernel';
import { PROPOSAL_REFUSALS as ANY_PROPOSAL } from '../../season';
import type { ProposalRefusals as AnyProposalRefusals } from '../../season';
import type { RoundFacts } from '../ground/facts';
import { amountOf } from '../ground/item-titles';

export type ProposalRefusals = AnyProposalRefusals & EffectRefusals;
type EffectRefusals = {
  readonly NOTHING_TO_CORRECT: NoFacts;
  readonly NOT_ENOUGH_TO_TAKE: RoundFacts<'item' | 'have' | 'need', 'playerId' | 'duckId'>;
  readonly JOINING_IN_THE_FUTURE: RoundFacts<'playerId' | 'joinedAtMs' | 'nowMs'>;
};

export const PROPOSAL_REFUSALS: Sentences<ProposalRefusals> = {
  ...ANY_PROPOSAL,
  NOTHING_TO_CORRECT: () =>
    'There is nothing of it to be put right: it has not happened, or was put right before.',
  NOT_ENOUGH_TO_TAKE: ({ item, have, need, playerId, duckId }) => {
    const whose = duckId === undefined ? (playerId === undefined ? 'owner' : 'player') : 'duck';
    return `The effect takes ${amountOf(need, item)}, and the ${whose} has ${have}.`;
  },
  JOINING_IN_THE_FUTURE: ({ nowMs }) =>
    `Nobody can have joined in the future: it is ${moment(nowMs)}.`,
};
