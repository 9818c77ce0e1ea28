import type { MutationField } from '../mutation-field';
import { submit } from '../submit';

export const closeSeason: MutationField<'closeSeason'> = (_root, { input }, context) =>
  submit(context, 'HOST', input, () => ({ type: 'CloseSeason' }));
