import { readItem } from '../input/cards';
import { readList } from '../input/checks';
import { readPlayerOf } from '../input/players';
import type { MutationField } from '../mutations/mutation-field';
import { submit } from '../mutations/submit';

export const grantItems: MutationField<'grantItems'> = (_root, { input }, context) =>
  submit(context, 'HOST', input, ({ seasonId }) => ({
    type: 'GrantItems',
    playerId: readPlayerOf(seasonId, 'playerId', input.playerId),
    items: readList('items', input.items, 1).map((item, index) => readItem(`items.${index}`, item)),
  }));
