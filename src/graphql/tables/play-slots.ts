import { readClientSeed } from '../input/client-seed';
import type { MutationField } from '../mutations/mutation-field';
import { submit } from '../mutations/submit';

export const playSlots: MutationField<'playSlots'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, () => ({
    type: 'PlaySlots',
    clientSeed: readClientSeed(input.clientSeed),
  }));
