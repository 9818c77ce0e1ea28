import { list } from './markdown';
import { section } from './section';
import type { Writer } from './section';
import { itemName } from './words';

/** Trade, the part on ducks [rulings B2, G4; O3, O6]. */
export const ducks: Writer = (ruleset) => {
  if (!ruleset.trade.ducks) return null;
  const quacks = ruleset.items.filter(({ quack }) => quack).map(({ item }) => item);
  const named = quacks.map((item) => itemName(ruleset, item, 2));
  return section(
    'ducks',
    'Ducks',
    'A duck belongs to a player and can own items. It comes by an adopted proposal, or from the host ' +
      'before the round starts. A player trades with an own duck by announcing it, and needs nobody to ' +
      'agree. What a duck has counts for nothing of the player’s.',
    ruleset.membership.losesItemsOnLeaving
      ? 'Who ceases to be a player loses the ducks, with all that they have.'
      : null,
    named.length === 0
      ? 'Quack items are in no trade with a duck. At present there is no such item.'
      : `Quack items are in no trade with a duck: ${list(named)}.`,
  );
};
