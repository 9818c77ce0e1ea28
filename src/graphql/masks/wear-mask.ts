import type { MutationField } from '../mutation-field';
import { submitToItsDynasty } from '../submit';

export const wearMask: MutationField<'wearMask'> = (_root, { input }, context) =>
  submitToItsDynasty(context, 'PLAY', input, () => ({
    type: 'WearMask',
    mask: input.mask ?? null,
  }));
