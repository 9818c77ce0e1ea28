import type { MutationField } from '../mutations/mutation-field';
import { submitToSeason } from '../mutations/submit';

export const leaveSeason: MutationField<'leaveSeason'> = (_root, { input }, context) =>
  submitToSeason(context, 'PLAY', input, () => ({ type: 'LeaveSeason' }));
