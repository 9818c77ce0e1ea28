import type { MutationField } from '../mutations/mutation-field';
import { submitToGame } from '../giolitti/submit-to-game';

export const useReali: MutationField<'useReali'> = (_root, { input }, context) =>
  submitToGame(context, 'PLAY', input, (gameId) => ({
    type: 'UseReali',
    gameId,
    trick: input.trick,
  }));
