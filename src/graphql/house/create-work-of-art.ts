import type { MutationField } from '../mutations/mutation-field';
import { submit } from '../mutations/submit';
import { readWork } from './read-work';

export const createWorkOfArt: MutationField<'createWorkOfArt'> = (_root, { input }, context) =>
  submit(context, 'HOST', input, ({ seasonId }) => ({
    type: 'CreateWorkOfArt',
    ...readWork(seasonId, 'work.', input.work),
  }));
