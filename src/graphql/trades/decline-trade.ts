import { readLocalOf } from '../input/locals';
import type { MutationField } from '../mutations/mutation-field';
import { submit } from '../mutations/submit';

export const declineTrade: MutationField<'declineTrade'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'DeclineTrade',
    tradeId: readLocalOf(seasonId, 'Trade', 'tradeId', input.tradeId),
  }));
