import type { MutationField } from '../mutation-field';
import { submitToSeason } from '../submit';

export const closeSeason: MutationField<'closeSeason'> = (_root, { input }, context) =>
  submitToSeason(context, 'HOST', input, () => ({ type: 'CloseSeason' }));
