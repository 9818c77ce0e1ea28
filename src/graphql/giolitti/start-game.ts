import { readDeck } from './read-card';
import type { MutationField } from '../mutations/mutation-field';
import { submitToItsDynasty } from '../mutations/submit';

export const startGame: MutationField<'startGame'> = (_root, { input }, context) =>
  submitToItsDynasty(context, 'PLAY', input, () => ({
    type: 'StartGame',
    deck: input.deck ? readDeck('deck', input.deck) : null,
  }));
