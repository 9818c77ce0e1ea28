import { readLocalOf } from '../input/locals';
import type { MutationField } from '../mutation-field';
import { submit } from '../submit';

export const callConfidenceVote: MutationField<'callConfidenceVote'> = (
  _root,
  { input },
  context,
) =>
  submit(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'CallConfidenceVote',
    rulingId: readLocalOf(seasonId, 'Ruling', 'rulingId', input.rulingId),
  }));
