import { bullets } from '../../document/markdown';
import { section } from '../common/section';
import type { RoundSectionWriter } from '../common/section';
import { currency, itemName } from '../common/words';

/** Items [ruling B1]. */
export const items: RoundSectionWriter = (ruleset) =>
  section(
    'items',
    'Items',
    `Prices, bids and income are counted in ${currency(ruleset)}. These are the items besides cards:`,
    bullets(...ruleset.items.map(({ item }) => itemName(ruleset, item, 2))),
    'Items of one kind are alike, and so are cards of one rank and suit: it only matters how many a ' +
      'player has, never which. An item that is used is gone from its owner. Nobody can have less ' +
      'than 0 of an item.',
  );
