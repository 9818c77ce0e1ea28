import { readCards } from '../input/cards';
import type { MutationField } from '../mutations/mutation-field';
import { submit } from '../mutations/submit';

/** An empty hand is a matter of the rules: the engine refuses it. */
export const presentHand: MutationField<'presentHand'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, () => ({
    type: 'PresentHand',
    cards: readCards('cards', input.cards, 0),
  }));
