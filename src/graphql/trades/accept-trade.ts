import { readLocalOf } from '../input/locals';
import type { MutationField } from '../mutations/mutation-field';
import { submit } from '../mutations/submit';

export const acceptTrade: MutationField<'acceptTrade'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'AcceptTrade',
    tradeId: readLocalOf(seasonId, 'Trade', 'tradeId', input.tradeId),
  }));
