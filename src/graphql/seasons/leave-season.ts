import type { MutationField } from '../mutation-field';
import { submit } from '../submit';

export const leaveSeason: MutationField<'leaveSeason'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, () => ({ type: 'LeaveSeason' }));
