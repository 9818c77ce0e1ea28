import type { MutationField } from '../mutations/mutation-field';
import { submitToGame } from '../giolitti/submit-to-game';

export const revealMask: MutationField<'revealMask'> = (_root, { input }, context) =>
  submitToGame(context, 'PLAY', input, (gameId) => ({
    type: 'RevealMask',
    gameId,
    mask: input.mask,
  }));
