import { readLocalOf } from '../input/locals';
import type { MutationField } from '../mutations/mutation-field';
import { submit } from '../mutations/submit';

export const endorseCandidate: MutationField<'endorseCandidate'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'EndorseCandidate',
    candidacyId: readLocalOf(seasonId, 'Candidacy', 'candidacyId', input.candidacyId),
  }));
