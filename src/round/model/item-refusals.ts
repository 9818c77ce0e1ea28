/** The refusals about items that several concepts share. */
import type { Sentences } from '../../kernel';
import { amountOf } from '../../season';
import type { RoundFacts } from './facts';

export type ItemRefusals = {
  readonly ITEM_UNKNOWN: RoundFacts<'item'>;
  readonly ITEM_UNTRADABLE: RoundFacts<'item'>;
  readonly NOT_ENOUGH: RoundFacts<'item' | 'have' | 'need'>;
};

export const ITEM_REFUSALS: Sentences<ItemRefusals> = {
  ITEM_UNKNOWN: ({ item }) => `There is no item ${item}.`,
  ITEM_UNTRADABLE: ({ item }) => `${item} cannot be traded.`,
  NOT_ENOUGH: ({ item, have, need }) => `This takes ${amountOf(need, item)}, and you have ${have}.`,
};
