import type { MutationField } from '../mutations/mutation-field';
import { submitToGame } from './submit-to-game';

export const takeTableAction: MutationField<'takeTableAction'> = (_root, { input }, context) =>
  submitToGame(context, 'PLAY', input, (gameId) => ({
    type: 'TakeTableAction',
    gameId,
    action: input.action,
    trick: input.trick,
  }));
