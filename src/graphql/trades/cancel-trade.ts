import { readLocalOf } from '../input/locals';
import type { MutationField } from '../mutations/mutation-field';
import { submit } from '../mutations/submit';

export const cancelTrade: MutationField<'cancelTrade'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'CancelTrade',
    tradeId: readLocalOf(seasonId, 'Trade', 'tradeId', input.tradeId),
  }));
