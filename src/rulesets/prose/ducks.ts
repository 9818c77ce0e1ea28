import { list } from './markdown';
import { section } from './section';
import type { Writer } from './section';
import { itemName } from './words';

/** Trade, the part on ducks [ruling G4]. */
export const ducks: Writer = (ruleset) => {
  if (!ruleset.trade.ducks) return null;
  const quacks = ruleset.items.filter(({ quack }) => quack).map(({ item }) => item);
  const named = quacks.map((item) => itemName(ruleset, item, 2));
  return section(
    'ducks',
    'Ducks',
    'A duck belongs to a player and can own items. It comes by an adopted proposal, or from the host ' +
      'before the round starts. A player trades with an own duck by announcing it; the duck always ' +
      'agrees.',
    named.length === 0
      ? 'Quack items stay with the player. At present there is no such item.'
      : `Quack items stay with the player: ${list(named)}.`,
  );
};
