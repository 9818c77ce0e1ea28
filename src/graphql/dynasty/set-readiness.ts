import { readClientSeed } from '../input/client-seed';
import type { MutationField } from '../mutations/mutation-field';
import { submitToItsDynasty } from '../mutations/submit';

export const setReadiness: MutationField<'setReadiness'> = (_root, { input }, context) =>
  submitToItsDynasty(context, 'PLAY', input, () => ({
    type: 'SetReadiness',
    ready: input.ready,
    clientSeed: readClientSeed(input.clientSeed),
  }));
