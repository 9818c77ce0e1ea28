import { readItems } from '../input/cards';
import { readLocalOf } from '../input/locals';
import type { MutationField } from '../mutations/mutation-field';
import { submit } from '../mutations/submit';

export const tradeWithDuck: MutationField<'tradeWithDuck'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'TradeWithDuck',
    duckId: readLocalOf(seasonId, 'Duck', 'duckId', input.duckId),
    give: readItems('give', input.give, 0),
    take: readItems('take', input.take, 0),
  }));
