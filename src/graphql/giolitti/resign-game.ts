import type { MutationField } from '../mutation-field';
import { submitToGame } from './submit-to-game';

export const resignGame: MutationField<'resignGame'> = (_root, { input }, context) =>
  submitToGame(context, 'PLAY', input, (gameId) => ({ type: 'ResignGame', gameId }));
