import type { MutationField } from '../mutations/mutation-field';
import { submitToItsDynasty } from '../mutations/submit';

export const wearMask: MutationField<'wearMask'> = (_root, { input }, context) =>
  submitToItsDynasty(context, 'PLAY', input, () => ({
    type: 'WearMask',
    mask: input.mask ?? null,
  }));
