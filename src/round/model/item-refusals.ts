/** The refusals about items that several concepts share. */
import type { Sentences } from '../../kernel';
import { amountOf, itemTitle } from '../../season';
import type { RoundFacts } from './facts';

export type ItemRefusals = {
  readonly ITEM_UNKNOWN: RoundFacts<'item'>;
  readonly ITEM_UNTRADABLE: RoundFacts<'item'>;
  readonly NOT_ENOUGH: RoundFacts<'item' | 'have' | 'need'>;
};

export const ITEM_REFUSALS: Sentences<ItemRefusals> = {
  ITEM_UNKNOWN: ({ item }) => `There is no item ${itemTitle(item)}.`,
  ITEM_UNTRADABLE: ({ item, titles }) => `${itemTitle(item, titles)} cannot be traded.`,
  NOT_ENOUGH: ({ item, have, need, titles }) =>
    `This takes ${amountOf(need, item, titles)}, and you have ${have}.`,
};
