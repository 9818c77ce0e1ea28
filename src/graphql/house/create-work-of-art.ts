import type { MutationField } from '../mutation-field';
import { submit } from '../submit';
import { readWork } from './read-work';

export const createWorkOfArt: MutationField<'createWorkOfArt'> = (_root, { input }, context) =>
  submit(context, 'HOST', input, ({ seasonId }) => ({
    type: 'CreateWorkOfArt',
    ...readWork(seasonId, 'work.', input.work),
  }));
