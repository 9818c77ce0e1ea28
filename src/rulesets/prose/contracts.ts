import { bullets } from './markdown';
import { section } from './section';
import type { Writer } from './section';
import { playersWho } from './words';

/** Contracts [rulings B4, G2, G3, L3]. */
export const contracts: Writer = (ruleset) => {
  if (ruleset.contracts === null) return null;
  const who = playersWho(ruleset, ruleset.contracts.reputableOnly);
  return section(
    'contracts',
    'Contracts',
    `Two or more ${who.toLowerCase()} may conclude a contract. One offers it, and it begins ` +
      'when the last of its parties has consented. It has terms in words, and clauses that ' +
      'the server can carry out.',
    bullets(
      'A clause says which items may go to whom, when (at once, from a date, each week, or as a ' +
        'phase starts), how many in all and in a week, whose consent it needs, and what is to be ' +
        'paid into the contract for each item. Both move in the same moment, or neither does.',
      'A contract can own items. Any player may deposit items that they own into any contract, and ' +
        'gets nothing for that from the contract.',
      'Items leave a contract only as a clause provides. Any other withdrawal is refused.',
      'To change or to end a contract takes the consent of all parties. Ending it says who gets what ' +
        'is left.',
      'A contract that all parties have left is dissolved, and what it has is destroyed.',
    ),
  );
};
