import { list, table } from '../../document/markdown';
import { section } from '../common/section';
import type { RoundSectionWriter } from '../common/section';
import { amountOf, bareItemName } from '../common/words';

/** Trung: the items that the game itself takes in exchange. */
export const trung: RoundSectionWriter = (ruleset) => {
  if (ruleset.exchanges.length === 0) return null;
  const given = [...new Set(ruleset.exchanges.map(({ give }) => give.item))];
  return section(
    'trung',
    list(given.map((item) => bareItemName(ruleset, item, 2))),
    'Players may trade in items with the game itself, at any time and as often as they have ' +
      'enough. The items given are destroyed, and the items gained are made.',
    table(
      ['Give', 'Gain'],
      ruleset.exchanges.map(({ give, get }) => [amountOf(ruleset, give), amountOf(ruleset, get)]),
    ),
  );
};
