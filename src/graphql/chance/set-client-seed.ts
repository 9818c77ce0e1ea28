import { sha256In } from '../input/hashes';
import type { MutationField } from '../mutations/mutation-field';
import { submitToSeason } from '../mutations/submit';

export const setClientSeed: MutationField<'setClientSeed'> = (_root, { input }, context) =>
  submitToSeason(context, 'PLAY', input, () => ({
    type: 'SetClientSeed',
    sha256: typeof input.sha256 === 'string' ? sha256In(input.sha256) : null,
  }));
