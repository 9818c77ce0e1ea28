import type { MutationField } from '../mutations/mutation-field';
import { submitToSeason } from '../mutations/submit';

export const closeSeason: MutationField<'closeSeason'> = (_root, { input }, context) =>
  submitToSeason(context, 'HOST', input, () => ({ type: 'CloseSeason' }));
