import type { MutationField } from '../mutation-field';
import { submitToGame } from './submit-to-game';

export const becomeBookmaker: MutationField<'becomeBookmaker'> = (_root, { input }, context) =>
  submitToGame(context, 'PLAY', input, (gameId) => ({ type: 'BecomeBookmaker', gameId }));
