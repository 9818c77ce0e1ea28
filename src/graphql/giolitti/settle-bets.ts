import type { MutationField } from '../mutation-field';
import { submitToGame } from './submit-to-game';

export const settleBets: MutationField<'settleBets'> = (_root, { input }, context) =>
  submitToGame(context, 'PLAY', input, (gameId) => ({ type: 'SettleBets', gameId }));
