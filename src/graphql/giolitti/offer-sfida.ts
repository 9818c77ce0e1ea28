import type { MutationField } from '../mutation-field';
import { submitToGame } from './submit-to-game';

export const offerSfida: MutationField<'offerSfida'> = (_root, { input }, context) =>
  submitToGame(context, 'PLAY', input, (gameId) => ({ type: 'OfferSfida', gameId }));
