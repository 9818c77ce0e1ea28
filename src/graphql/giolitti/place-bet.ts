import { readPlayerOf } from '../input/players';
import type { MutationField } from '../mutations/mutation-field';
import { submitToGame } from './submit-to-game';

export const placeBet: MutationField<'placeBet'> = (_root, { input }, context) =>
  submitToGame(context, 'PLAY', input, (gameId, seasonId) => ({
    type: 'PlaceBet',
    gameId,
    on: readPlayerOf(seasonId, 'on', input.on),
  }));
