import { readLocalId } from '../input/local-ids';
import type { MutationField } from '../mutation-field';
import { submit } from '../submit';

export const endorseCandidate: MutationField<'endorseCandidate'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'EndorseCandidate',
    candidacyId: readLocalId(seasonId, 'candidacyId', input.candidacyId, 'Candidacy'),
  }));
