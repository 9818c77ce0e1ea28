/** The refusals about the effects of a round's proposals. */
import { moment } from '../../kernel';
import type { Sentences } from '../../kernel';
import { PROPOSAL_REFUSALS as ANY_PROPOSAL, amountOf } from '../../season';
import type { ProposalRefusals as AnyProposalRefusals } from '../../season';
import type { RoundFacts } from '../model/facts';

export type ProposalRefusals = AnyProposalRefusals & EffectRefusals;
type EffectRefusals = {
  readonly NOT_ENOUGH_TO_TAKE: RoundFacts<'item' | 'have' | 'need', 'playerId' | 'duckId'>;
  readonly JOINING_IN_THE_FUTURE: RoundFacts<'playerId' | 'joinedAtMs' | 'nowMs'>;
};

export const PROPOSAL_REFUSALS: Sentences<ProposalRefusals> = {
  ...ANY_PROPOSAL,
  NOT_ENOUGH_TO_TAKE: ({ item, have, need, playerId, duckId, titles }) => {
    const whose = duckId === undefined ? (playerId === undefined ? 'owner' : 'player') : 'duck';
    return `The effect takes ${amountOf(need, item, titles)}, and the ${whose} has ${have}.`;
  },
  JOINING_IN_THE_FUTURE: ({ nowMs }) =>
    `Nobody can have joined in the future: it is ${moment(nowMs)}.`,
};
