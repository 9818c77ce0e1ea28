import { readLooseSeed } from '../input/client-seed';
import type { MutationField } from '../mutations/mutation-field';
import { submit } from '../mutations/submit';

export const generateLot: MutationField<'generateLot'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, () => ({
    type: 'GenerateLot',
    clientSeed: readLooseSeed(input),
  }));
