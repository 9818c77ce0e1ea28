import { readItem } from '../input/cards';
import { readList } from '../input/checks';
import { readLocalOf } from '../input/locals';
import { readPlayerOf } from '../input/players';
import type { ItemInput } from '../generated/resolvers';
import type { MutationField } from '../mutation-field';
import { submit } from '../submit';

export const offerTrade: MutationField<'offerTrade'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'OfferTrade',
    toId: readPlayerOf(seasonId, 'to', input.to),
    give: readItems('give', input.give),
    get: readItems('get', input.get),
    counterTo:
      typeof input.counterTo === 'string'
        ? readLocalOf(seasonId, 'Trade', 'counterTo', input.counterTo)
        : null,
  }));

const readItems = (
  field: string,
  items: readonly ItemInput[],
): readonly ReturnType<typeof readItem>[] =>
  readList(field, items, 0).map((item, index) => readItem(`${field}.${index}`, item));
