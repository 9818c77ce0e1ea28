import type { MutationField } from '../mutations/mutation-field';
import { submit } from '../mutations/submit';

export const resignAsJudge: MutationField<'resignAsJudge'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, () => ({ type: 'ResignAsJudge' }));
