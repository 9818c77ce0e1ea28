import type { MutationField } from '../mutations/mutation-field';
import { submit } from '../mutations/submit';

export const standUp: MutationField<'standUp'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, () => ({ type: 'StandUp' }));
