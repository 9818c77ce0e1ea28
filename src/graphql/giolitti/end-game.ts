import type { MutationField } from '../mutation-field';
import { submitToGame } from './submit-to-game';

export const endGame: MutationField<'endGame'> = (_root, { input }, context) =>
  submitToGame(context, 'PLAY', input, (gameId) => ({ type: 'EndGame', gameId }));
