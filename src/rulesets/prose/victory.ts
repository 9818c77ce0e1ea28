import { divisionWords, expressionWords } from '../expressions/expression-words';
import type { RoundRuleset } from '../round/document';
import { victoryNames } from '../round/victory-conditions';
import type { VictoryConditions } from '../round/victory-conditions';
import { bullets, plain } from './markdown';
import { section } from './section';
import type { Writer } from './section';
import { amountOf } from './words';

/** Victory [ruling X9]. */
export const victory: Writer = (ruleset) => {
  const { victory: item, victoryConditions } = ruleset;
  if (item === null && victoryConditions === undefined) return null;
  return section(
    'victory',
    'Victory',
    item === null
      ? null
      : `A player who has ${amountOf(ruleset, item)} wins the round at that moment, and ` +
          'the round is over.',
    ...(victoryConditions === undefined ? [] : byConditions(ruleset, victoryConditions)),
  );
};

function byConditions(
  ruleset: RoundRuleset,
  { conditions, meet, tie }: VictoryConditions,
): (string | null)[] {
  const known = victoryNames(ruleset);
  const which =
    conditions.length === 1 ? 'this is' : meet === 'ANY' ? 'one of these is' : 'all of these are';
  const divided = conditions.map(divisionWords).find((words) => words !== null);
  return [
    `A player of whom ${which} true once whatever is going on has been done wins the round, and the ` +
      'round is over:',
    bullets(...conditions.map((condition) => `${plain(expressionWords(condition, known))}.`)),
    divided ?? null,
    `Where this comes to be true of several players at once, ${TIES[tie]}`,
  ];
}

const TIES: Readonly<Record<VictoryConditions['tie'], string>> = {
  MOST_WEALTH: 'the one with the most wealth wins, and among equals the one who joined first.',
  SHARED: 'all of them win.',
  NOBODY: 'nobody wins before it is true of one alone.',
};
