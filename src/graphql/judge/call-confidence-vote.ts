import { readLocalId } from '../input/local-ids';
import type { MutationField } from '../mutation-field';
import { submit } from '../submit';

export const callConfidenceVote: MutationField<'callConfidenceVote'> = (
  _root,
  { input },
  context,
) =>
  submit(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'CallConfidenceVote',
    rulingId: readLocalId(seasonId, 'rulingId', input.rulingId, 'Ruling'),
  }));
