import { LONGEST_VOID_REASON } from '../../dynasty';
import { readWords } from '../input/checks';
import type { MutationField } from '../mutations/mutation-field';
import { submitToGame } from './submit-to-game';

export const voidGame: MutationField<'voidGame'> = (_root, { input }, context) =>
  submitToGame(context, 'PLAY', input, (gameId) => ({
    type: 'VoidGame',
    gameId,
    reason: readWords('reason', input.reason, LONGEST_VOID_REASON),
  }));
