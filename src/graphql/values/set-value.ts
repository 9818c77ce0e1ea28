import type { MutationField } from '../mutations/mutation-field';
import { submitToSeason } from '../mutations/submit';
import { readValue } from './read-value';

export const setValue: MutationField<'setValue'> = (_root, { input }, context) =>
  submitToSeason(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'SetValue',
    ...readValue(seasonId, '', input),
  }));
