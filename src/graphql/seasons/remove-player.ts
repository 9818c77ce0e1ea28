import { readPlayerOf } from '../input/players';
import type { MutationField } from '../mutation-field';
import { submit } from '../submit';

export const removePlayer: MutationField<'removePlayer'> = (_root, { input }, context) =>
  submit(context, 'HOST', input, ({ seasonId }) => ({
    type: 'RemovePlayer',
    playerId: readPlayerOf(seasonId, 'playerId', input.playerId),
  }));
