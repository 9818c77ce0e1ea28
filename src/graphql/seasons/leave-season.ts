import type { MutationField } from '../mutation-field';
import { submitToSeason } from '../submit';

export const leaveSeason: MutationField<'leaveSeason'> = (_root, { input }, context) =>
  submitToSeason(context, 'PLAY', input, () => ({ type: 'LeaveSeason' }));
