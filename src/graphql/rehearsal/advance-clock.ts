import { instantOf } from '../input/checks';
import type { MutationField } from '../mutations/mutation-field';
import { submitToSeason } from '../mutations/submit';

export const advanceClock: MutationField<'advanceClock'> = (_root, { input }, context) =>
  submitToSeason(context, 'HOST', input, () => ({
    type: 'AdvanceClock',
    toMs: instantOf(input.to),
  }));
