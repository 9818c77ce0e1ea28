import type { MutationField } from '../mutation-field';
import { submit } from '../submit';
import { readProposalOf } from './read-proposal-id';

export const retractProposal: MutationField<'retractProposal'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'RetractProposal',
    proposalId: readProposalOf(seasonId, input.proposalId),
  }));
