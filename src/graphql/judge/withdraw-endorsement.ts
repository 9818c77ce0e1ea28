import { readLocalOf } from '../input/locals';
import type { MutationField } from '../mutations/mutation-field';
import { submit } from '../mutations/submit';

export const withdrawEndorsement: MutationField<'withdrawEndorsement'> = (
  _root,
  { input },
  context,
) =>
  submit(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'WithdrawEndorsement',
    candidacyId: readLocalOf(seasonId, 'Candidacy', 'candidacyId', input.candidacyId),
  }));
