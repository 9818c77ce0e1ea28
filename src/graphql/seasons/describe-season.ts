import type { MutationField } from '../mutations/mutation-field';
import { submitToSeason } from '../mutations/submit';
import { readDescription, readSeasonName } from './read-founding';

export const describeSeason: MutationField<'describeSeason'> = (_root, { input }, context) =>
  submitToSeason(context, 'HOST', input, () => ({
    type: 'DescribeSeason',
    name: typeof input.name === 'string' ? readSeasonName(input.name) : null,
    description: typeof input.description === 'string' ? readDescription(input.description) : null,
  }));
