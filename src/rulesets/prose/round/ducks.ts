import { list } from '../../document/markdown';
import { section } from '../common/section';
import type { RoundSectionWriter } from '../common/section';
import { itemName } from '../common/words';

/** Trade, the part on ducks [rulings B2, G4; O3, O6]. */
export const ducks: RoundSectionWriter = (ruleset) => {
  if (!ruleset.trade.ducks) return null;
  const quacks = ruleset.items.filter(({ quack }) => quack).map(({ item }) => item);
  const named = quacks.map((item) => itemName(ruleset, item, 2));
  return section(
    'ducks',
    'Ducks',
    'A duck belongs to a player and can own items. It comes from an adopted proposal, or from the ' +
      'host before the round starts. Players trade with their own ducks by announcing it, and need ' +
      'nobody’s consent. A duck’s items never count as the player’s.',
    ruleset.membership.losesItemsOnLeaving
      ? 'A player who leaves or is removed loses their ducks, with all items of the ducks.'
      : null,
    named.length === 0
      ? 'Quack items cannot be traded with a duck. At present there is no such item.'
      : `Quack items cannot be traded with a duck: ${list(named)}.`,
  );
};
