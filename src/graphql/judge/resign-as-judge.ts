import type { MutationField } from '../mutation-field';
import { submit } from '../submit';

export const resignAsJudge: MutationField<'resignAsJudge'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, () => ({ type: 'ResignAsJudge' }));
