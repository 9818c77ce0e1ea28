import { LONGEST_DUCK_NAME } from '../../round';
import { readName } from '../input/checks';
import { readPlayerOf } from '../input/players';
import type { MutationField } from '../mutations/mutation-field';
import { submit } from '../mutations/submit';

export const createDuck: MutationField<'createDuck'> = (_root, { input }, context) =>
  submit(context, 'HOST', input, ({ seasonId }) => ({
    type: 'CreateDuck',
    playerId: readPlayerOf(seasonId, 'playerId', input.playerId),
    name: readName('name', input.name, LONGEST_DUCK_NAME),
  }));
