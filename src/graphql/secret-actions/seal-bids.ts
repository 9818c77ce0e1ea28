import { readList } from '../input/checks';
import type { MutationField } from '../mutation-field';
import { submit } from '../submit';
import { newSalt } from './salt';

export const sealBids: MutationField<'sealBids'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, () => ({
    type: 'SealBids',
    bids: readList('bids', input.bids, 1).map(({ lot, amount }) => ({ lot, amount })),
    salt: newSalt(),
  }));
