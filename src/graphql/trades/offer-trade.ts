import { readItems } from '../input/cards';
import { readLocalOf } from '../input/locals';
import { readPlayerOf } from '../input/players';
import type { MutationField } from '../mutations/mutation-field';
import { submit } from '../mutations/submit';

export const offerTrade: MutationField<'offerTrade'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'OfferTrade',
    toId: readPlayerOf(seasonId, 'to', input.to),
    give: readItems('give', input.give, 0),
    get: readItems('get', input.get, 0),
    counterTo:
      typeof input.counterTo === 'string'
        ? readLocalOf(seasonId, 'Trade', 'counterTo', input.counterTo)
        : null,
  }));
