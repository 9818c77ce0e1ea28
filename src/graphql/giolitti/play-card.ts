import type { MutationField } from '../mutations/mutation-field';
import { readOneCard } from './read-card';
import { submitToGame } from './submit-to-game';

export const playCard: MutationField<'playCard'> = (_root, { input }, context) =>
  submitToGame(context, 'PLAY', input, (gameId) => ({
    type: 'PlayCard',
    gameId,
    card: readOneCard('card', input.card),
    claim: input.claim ?? 0,
  }));
