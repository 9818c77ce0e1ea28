import type { MutationField } from '../mutations/mutation-field';
import { submitToGame } from './submit-to-game';

export const answerSfida: MutationField<'answerSfida'> = (_root, { input }, context) =>
  submitToGame(context, 'PLAY', input, (gameId) => ({
    type: 'AnswerSfida',
    gameId,
    accept: input.accept,
  }));
