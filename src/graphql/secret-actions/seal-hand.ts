import { readCards } from '../input/cards';
import type { MutationField } from '../mutations/mutation-field';
import { submit } from '../mutations/submit';
import { newSalt } from './salt';

/** An empty hand is a matter of the rules: the engine refuses it. */
export const sealHand: MutationField<'sealHand'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, () => ({
    type: 'SealHand',
    cards: readCards('cards', input.cards, 0),
    salt: newSalt(),
  }));
