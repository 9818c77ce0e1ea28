import { victoryNames } from '../../round/victory-names';
import { section } from '../common/section';
import type { RoundSectionWriter } from '../common/section';
import { byConditions } from '../common/victory-conditions';
import { amountOf } from '../common/words';

const MOST_WEALTH = 'the one with the most wealth wins, and among equals the one who joined first.';

/** Victory [ruling X9]. */
export const victory: RoundSectionWriter = (ruleset) => {
  const { victory: item, victoryConditions } = ruleset;
  if (item === null && victoryConditions === undefined) return null;
  return section(
    'victory',
    'Victory',
    item === null
      ? null
      : `A player who has ${amountOf(ruleset, item)} wins the round at that moment, and ` +
          'the round is over.',
    ...(victoryConditions === undefined
      ? []
      : byConditions('round', victoryConditions, victoryNames(ruleset), MOST_WEALTH)),
  );
};
