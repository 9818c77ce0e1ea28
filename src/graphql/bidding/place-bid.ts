import { readLocalOf } from '../input/locals';
import type { MutationField } from '../mutations/mutation-field';
import { submit } from '../mutations/submit';

export const placeBid: MutationField<'placeBid'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'PlaceBid',
    lotId: readLocalOf(seasonId, 'Lot', 'lotId', input.lotId),
    amount: input.amount,
  }));
