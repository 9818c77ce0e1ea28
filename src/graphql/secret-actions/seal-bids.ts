import { readList } from '../input/checks';
import { readLotNumber } from '../input/lots';
import type { MutationField } from '../mutations/mutation-field';
import { submit } from '../mutations/submit';
import { newSalt } from './salt';

export const sealBids: MutationField<'sealBids'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'SealBids',
    bids: readList('bids', input.bids, 1).map(({ lotId, amount }, index) => ({
      lot: readLotNumber(seasonId, `bids.${index}.lotId`, lotId),
      amount,
    })),
    salt: newSalt(),
  }));
