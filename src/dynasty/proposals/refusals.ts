import { counted } from '../../kernel';
import type { NoFacts, Sentences } from '../../kernel';
import { PROPOSAL_LIMIT_REFUSALS, PROPOSAL_REFUSALS as ANY_PROPOSAL } from '../../season';
import type { ProposalLimitRefusals, ProposalRefusals as AnyProposal } from '../../season';
import type { DynastyFacts } from '../model/facts';

export type ProposalRefusals = AnyProposal &
  ProposalLimitRefusals & {
    readonly NO_PROPOSALS: NoFacts;
    readonly NOT_ENOUGH_PEGS: DynastyFacts<'item' | 'have' | 'need', 'playerId'>;
  };

export const PROPOSAL_REFUSALS: Sentences<ProposalRefusals> = {
  ...ANY_PROPOSAL,
  ...PROPOSAL_LIMIT_REFUSALS,
  NO_PROPOSALS: () => 'The rules of this dynasty have no proposals.',
  NOT_ENOUGH_PEGS: ({ have, need }) =>
    `The effect takes ${counted(need, 'peg')}, and the player has ${have}.`,
};
