import { readLocalOf } from '../input/locals';
import type { MutationField } from '../mutations/mutation-field';
import { submit } from '../mutations/submit';

export const callConfidenceVote: MutationField<'callConfidenceVote'> = (
  _root,
  { input },
  context,
) =>
  submit(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'CallConfidenceVote',
    rulingId: readLocalOf(seasonId, 'Ruling', 'rulingId', input.rulingId),
  }));
