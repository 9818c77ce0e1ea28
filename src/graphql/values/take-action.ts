import type { MutationField } from '../mutation-field';
import { submitToSeason } from '../submit';

export const takeAction: MutationField<'takeAction'> = (_root, { input }, context) =>
  submitToSeason(context, 'PLAY', input, () => ({ type: 'TakeAction', action: input.action }));
