import type { MutationField } from '../mutation-field';
import { submitToItsDynasty } from '../submit';

export const publishRuleset: MutationField<'publishRuleset'> = (_root, { input }, context) =>
  submitToItsDynasty(context, 'HOST', input, () => ({
    type: 'PublishRuleset',
    patch: input.patch,
  }));
