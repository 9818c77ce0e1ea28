import { readLocalId } from '../input/local-ids';
import type { MutationField } from '../mutation-field';
import { submit } from '../submit';

export const castConfidenceVote: MutationField<'castConfidenceVote'> = (
  _root,
  { input },
  context,
) =>
  submit(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'CastConfidenceVote',
    voteId: readLocalId(seasonId, 'confidenceVoteId', input.confidenceVoteId, 'ConfidenceVote'),
    choice: input.choice,
  }));
