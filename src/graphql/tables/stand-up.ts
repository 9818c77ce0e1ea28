import type { MutationField } from '../mutation-field';
import { submit } from '../submit';

export const standUp: MutationField<'standUp'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, () => ({ type: 'StandUp' }));
