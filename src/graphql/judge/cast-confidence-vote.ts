import { readLocalOf } from '../input/locals';
import type { MutationField } from '../mutations/mutation-field';
import { submit } from '../mutations/submit';

export const castConfidenceVote: MutationField<'castConfidenceVote'> = (
  _root,
  { input },
  context,
) =>
  submit(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'CastConfidenceVote',
    voteId: readLocalOf(seasonId, 'ConfidenceVote', 'confidenceVoteId', input.confidenceVoteId),
    choice: input.choice,
  }));
