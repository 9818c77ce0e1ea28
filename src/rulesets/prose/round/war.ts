import { list, numbered } from '../../document/markdown';
import { section } from '../common/section';
import type { RoundSectionWriter } from '../common/section';
import { itemName } from '../common/words';

/** War [rulings J3, T2]. */
export const war: RoundSectionWriter = (ruleset) => {
  if (ruleset.tables === null) return null;
  const not = ruleset.trade.untradable.map((item) => itemName(ruleset, item, 2));
  return section(
    'war',
    'War',
    `It takes ${ruleset.tables.war.players} players. They sit down and settle what each of them ` +
      `wagers, one item or more${not.length === 0 ? '' : `, ${list(not)} excepted`}.`,
    numbered(
      'As a player agrees to both wagers, that player’s own wager is put on the table. There it ' +
        'counts for wealth, but not for hands or bids.',
      'When both have agreed, each draws a card by dice. Those cards belong to nobody.',
      'The higher rank number wins, whatever the archetypes; if they are equal, the higher suit ' +
        'number. If both are equal, each draws again.',
      'The loser’s wager goes to the winner, and the winner’s own comes back.',
    ),
    'Changing a wager takes both agreements back. If a player stands up before there is a ' +
      'winner, ' +
      'both keep their wagers.',
  );
};
