import type { MutationField } from '../../mutations/mutation-field';
import { submitToSeason } from '../../mutations/submit';
import { readProposalOf } from './read-proposal-id';

export const castVote: MutationField<'castVote'> = (_root, { input }, context) =>
  submitToSeason(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'CastVote',
    proposalId: readProposalOf(seasonId, input.proposalId),
    vote: input.vote,
  }));
