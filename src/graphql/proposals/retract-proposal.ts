import type { MutationField } from '../mutation-field';
import { submitToSeason } from '../submit';
import { readProposalOf } from './read-proposal-id';

export const retractProposal: MutationField<'retractProposal'> = (_root, { input }, context) =>
  submitToSeason(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'RetractProposal',
    proposalId: readProposalOf(seasonId, input.proposalId),
  }));
