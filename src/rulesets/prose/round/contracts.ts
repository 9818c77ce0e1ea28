import { bullets } from '../../document/markdown';
import { section } from '../common/section';
import type { RoundSectionWriter } from '../common/section';
import { reputablePlayers } from '../common/words';

/** Contracts [rulings B4, G2, G3, L3]. */
export const contracts: RoundSectionWriter = (ruleset) => {
  if (ruleset.contracts === null) return null;
  const who = reputablePlayers(ruleset, ruleset.contracts.reputableOnly);
  return section(
    'contracts',
    'Contracts',
    `Two or more ${who.toLowerCase()} may conclude a contract. One offers it, and it begins ` +
      'when the last of its parties has consented. It has terms in words, and clauses that ' +
      'the server can carry out.',
    bullets(
      'A clause says which items may go to whom, when (at once, from a date, each week, or as a ' +
        'phase starts), how many in all and in a week, whose consent it needs, and what has to be ' +
        'paid into the contract for each item. Both move at the same moment, or neither does.',
      'A contract can own items. Any player may deposit items that they own into any contract, and ' +
        'gets nothing from it in return.',
      'Items leave a contract only as a clause provides. Any other withdrawal is refused.',
      'Changing or ending a contract takes the consent of all parties. To end it, they say who gets ' +
        'the items that are left in it.',
      'A contract that all parties have left is dissolved, and its items are destroyed.',
    ),
  );
};
