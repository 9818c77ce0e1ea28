import { readLocalId } from '../input/local-ids';
import type { MutationField } from '../mutation-field';
import { submit } from '../submit';

export const withdrawEndorsement: MutationField<'withdrawEndorsement'> = (
  _root,
  { input },
  context,
) =>
  submit(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'WithdrawEndorsement',
    candidacyId: readLocalId(seasonId, 'candidacyId', input.candidacyId, 'Candidacy'),
  }));
