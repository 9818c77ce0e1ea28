import type { MutationField } from '../mutations/mutation-field';
import { submitToItsDynasty } from '../mutations/submit';

export const publishRuleset: MutationField<'publishRuleset'> = (_root, { input }, context) =>
  submitToItsDynasty(context, 'HOST', input, () => ({
    type: 'PublishRuleset',
    patch: input.patch,
  }));
