import { readPlayerOf } from '../input/players';
import type { MutationField } from '../mutations/mutation-field';
import { submitToSeason } from '../mutations/submit';

export const removePlayer: MutationField<'removePlayer'> = (_root, { input }, context) =>
  submitToSeason(context, 'HOST', input, ({ seasonId }) => ({
    type: 'RemovePlayer',
    playerId: readPlayerOf(seasonId, 'playerId', input.playerId),
  }));
