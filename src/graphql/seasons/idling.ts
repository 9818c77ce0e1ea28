import type { MutationField } from '../mutations/mutation-field';
import { submitToSeason } from '../mutations/submit';

export const goIdle: MutationField<'goIdle'> = (_root, { input }, context) =>
  submitToSeason(context, 'PLAY', input, () => ({ type: 'GoIdle' }));

export const comeBack: MutationField<'comeBack'> = (_root, { input }, context) =>
  submitToSeason(context, 'PLAY', input, () => ({ type: 'ComeBack' }));
