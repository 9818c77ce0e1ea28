import type { MutationField } from '../../mutations/mutation-field';
import { submitToSeason } from '../../mutations/submit';
import { readProposalOf } from './read-proposal-id';

export const retractProposal: MutationField<'retractProposal'> = (_root, { input }, context) =>
  submitToSeason(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'RetractProposal',
    proposalId: readProposalOf(seasonId, input.proposalId),
  }));
