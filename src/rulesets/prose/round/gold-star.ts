import type { RoundRuleset } from '../../round/document';
import { list } from '../../document/markdown';
import { section } from '../common/section';
import type { RoundSectionWriter } from '../common/section';
import { bareItemName, itemName } from '../common/words';

/** Gold Star: items that never move [ruling G1]. */
export const goldStar: RoundSectionWriter = (ruleset) => {
  const { untradable } = ruleset.trade;
  if (untradable.length === 0) return null;
  const names = list(untradable.map((item) => itemName(ruleset, item, 2)));
  return section(
    'gold-star',
    list(untradable.map((item) => bareItemName(ruleset, item, 2))),
    `${names} stay with the player who gained them: they cannot be ${list(ways(ruleset), 'or')}.`,
  );
};

/** The ways in which items can leave a player under this ruleset. */
const ways = ({ contracts, tables }: RoundRuleset): string[] =>
  [
    'traded',
    'given away',
    contracts === null ? null : 'deposited into a contract',
    tables === null ? null : 'wagered',
  ].filter((way) => way !== null);
